"""Bots that never decide, as source: what stands here is run in processes of their own."""

HOPELESS = """
class Hang(Random):
    def decide(self, seat):
        while True:
            pass

class Sleep(Random):
    def decide(self, seat):
        time.sleep(1000)

class Die(Random):
    def decide(self, seat):
        os._exit(0)

class Unborn(Random):
    def __init__(self, luck):
        raise ValueError("not today")

class Slow(Random):
    def __init__(self, luck):
        time.sleep(1000)

class Interrupt(Random):
    def decide(self, seat):
        raise KeyboardInterrupt
"""
