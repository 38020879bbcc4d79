"""Servers are killed, frozen, drained and cut off while people play, and a checker proves that nothing is lost.

`make chaos` runs it for minutes; a small one is a test. `person` plays as a page does and takes down what it says and
hears, `world` runs servers and does harm to them, `checker` compares what people heard with the log.
"""
