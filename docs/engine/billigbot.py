#!/usr/bin/env python3
"""An example bot for Stammtisch: plays the cheapest card it may, bids nothing it need not.

Speaks the engine protocol (docs/engine-protocol.md): lines on standard input and output, nothing but Python's own library.

    schafkopf simulate --players engine:docs/engine/billigbot.py,xaver,xaver,xaver
"""

import json
import sys

POINTS = {"A": 11, "Z": 10, "K": 4, "O": 3, "U": 2}


def points(card):
    """Augen of a card such as "EZ"."""
    return POINTS.get(card[1], 0)


def choose(view):
    """One of view["actions"], word for word."""
    actions = view["actions"]
    cards = [action for action in actions if action.startswith("play ")]
    if cards:
        return min(cards, key=lambda action: points(action.split()[1]))
    for modest in ("weiter", "not-knock", "no-stoss", "done-cutting", "agree-claim"):
        if modest in actions:
            return modest
    # All that is left may be a Stoß out of turn: nobody waits for it.
    return "silence" if actions == ["stoss"] else actions[0]


def main():
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "schafkopf":
            print("id name Billigbot")
            print("ok 1", flush=True)
        elif word == "act":
            number, _, view = rest.partition(" ")
            print("action", number, choose(json.loads(view)), flush=True)
        elif word == "quit":
            return


if __name__ == "__main__":
    main()
