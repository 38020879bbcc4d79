"""What cards say: edition files, the editions made from them, and the language of card text.

`edition` turns a file of `editions/` into cards and programs; `text` reads, explains and compiles card text.
"""
