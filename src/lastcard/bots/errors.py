"""What can be wrong with a bot."""


class BotError(ValueError):
    """There is no such bot, or it cannot be made, or it fails. Its text is for people."""


class NoAnswerError(Exception):
    """What a command did instead of answering."""


class WrongAnswerError(NoAnswerError):
    """It answered, but not with what was asked for. The text may tell the cards of the seat: no table shows it."""
