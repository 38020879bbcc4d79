"""Words into a tree, by recursive descent over the phrase book and the table of verbs. `reader` is where it begins."""
