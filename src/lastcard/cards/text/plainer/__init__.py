"""What people say, put into the words of the phrase book, before it is read and where it cannot be.

Each module knows one way of speaking; `sayings` is what the reader asks first, `retold` and `judged` come last.
Nothing here knows what a card does: words go in, and words come out.
"""
