"""What can be wrong with a bot."""


class BotError(ValueError):
    """There is no such bot, or it cannot be made, or it fails. Its text is for people."""
