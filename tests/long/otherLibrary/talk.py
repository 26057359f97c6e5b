# Talks to the server's socket as a client that shares no line of code with it: Python's websockets, a package of Debian. What it is to ask stands on standard
# input, what came of it on standard output, both as JSON.
import asyncio
import json
import random
import sys

import websockets
from websockets.frames import Frame, Opcode

ASKED = json.load(sys.stdin)
CHANCE = random.Random(ASKED["seed"])
# Sockets at once: fewer than one person may have.
ABREAST = 8


def connect(**over):
    headers = {name: value for name, value in ASKED["headers"].items() if name not in ("host", "origin")}
    given = {"subprotocols": ["graphql-transport-ws"], "origin": ASKED["headers"]["origin"], "extra_headers": headers}
    return websockets.connect(ASKED["url"], **{**given, "host": ASKED["host"], "port": ASKED["port"], **over})


def text(kind, **more):
    return json.dumps({"type": kind, **more})


INIT = text("connection_init", payload=ASKED["init"])
LIST = text("subscribe", id="list", payload=ASKED["payload"])


async def hear(socket, kind):
    while True:
        message = json.loads(await asyncio.wait_for(socket.recv(), 10))
        if message["type"] == kind:
            return message


async def enter(socket):
    await socket.send(INIT)
    await hear(socket, "connection_ack")


async def has_answer(socket):
    answer = await hear(socket, "next")
    await hear(socket, "complete")
    return answer["payload"]["data"]["answer"] is not None


async def converse():
    """Enters, asks, is answered its ping, asks in pieces, and leaves."""
    async with connect() as socket:
        await enter(socket)
        await socket.send(LIST)
        asked = await has_answer(socket)
        await asyncio.wait_for(await socket.ping(b"are you there"), 10)
        await socket.send(LIST[at : at + 40] for at in range(0, len(LIST), 40))
        pieces = await has_answer(socket)
        await socket.close(1000, "done")
        return {"asked": asked, "pieces": pieces, "closed": socket.close_code, "compressed": [each.name for each in socket.extensions]}


class Unchecked(Frame):
    """As the library writes it, where its own checks would not let it."""

    def check(self):
        pass


def frame(opcode, data, fin=True, mask=True, **reserved):
    made = Unchecked(Opcode.TEXT, data, fin, **reserved).serialize(mask=mask)
    return bytes([(made[0] & 0xF0) | opcode]) + made[1:]


BROKEN = {
    "reserved bit": (1002, lambda: frame(1, b"{}", **{CHANCE.choice(["rsv1", "rsv2", "rsv3"]): True})),
    "reserved opcode": (1002, lambda: frame(CHANCE.choice([3, 4, 5, 6, 7, 11, 12, 13, 14, 15]), b"")),
    "not masked": (1002, lambda: frame(CHANCE.choice([1, 2, 9]), b"{}", mask=False)),
    "control in pieces": (1002, lambda: frame(CHANCE.choice([8, 9, 10]), b"", fin=False)),
    "long control": (1002, lambda: frame(9, b"x" * CHANCE.randint(126, 400))),
    "continues nothing": (1002, lambda: frame(0, b"x")),
    "not UTF-8": (1007, lambda: frame(1, CHANCE.choice([b"\xff", b"\xc0\xaf", b"\xed\xa0\x80"]))),
}


async def break_rule(rule):
    """What the socket was closed with, where that is not the rule's own code."""
    code, make = BROKEN[rule]
    async with connect(compression=None) as socket:
        if CHANCE.random() < 0.5:
            await enter(socket)
        socket.transport.write(make())
        await asyncio.wait_for(socket.wait_closed(), 15)
        return [] if socket.close_code == code else [f"{rule}: {socket.close_code} instead of {code}"]


def changed():
    """A message that was right, with some of its characters others."""
    message = list(CHANCE.choice([INIT, LIST, text("complete", id="list"), text("ping")]))
    for _ in range(CHANCE.randint(1, 4)):
        message[CHANCE.randrange(len(message))] = CHANCE.choice(['"', "{", "}", "\\", "\0", "\u202e", "\U0001f600", "9", " "])
    return "".join(message)


async def send_changed(count):
    """The code of a socket on which so many changed messages were sent, as far as it bore them."""
    async with connect() as socket:
        await enter(socket)
        try:
            for _ in range(count):
                await socket.send(changed())
        except websockets.ConnectionClosed:
            pass
        await socket.close()
        return [socket.close_code]


async def abreast(jobs):
    told = []
    for at in range(0, len(jobs), ABREAST):
        for each in await asyncio.gather(*(job() for job in jobs[at : at + ABREAST])):
            told.extend(each)
    return told


async def main():
    first = await converse()
    rules = list(BROKEN) * ASKED["rounds"]
    wrong = await abreast([lambda rule=rule: break_rule(rule) for rule in rules])
    codes = await abreast([lambda: send_changed(10) for _ in range(ASKED["messages"] // 10)])
    print(json.dumps({"first": first, "broken": len(rules), "wrong": wrong, "codes": sorted(set(codes)), "last": await converse()}))


asyncio.run(main())
