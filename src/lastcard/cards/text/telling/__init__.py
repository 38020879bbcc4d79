"""A tree back into words: the one sentence that says it, and what it will do, step by step."""
