"""What is said of a text that cannot be read: what could have stood there, and sentences like it that can."""
