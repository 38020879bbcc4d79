"""Our rulebook, clause by clause, and the guide of one edition that is made from it."""
