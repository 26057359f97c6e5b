// A line between browser and server that can be cut, go silent, take its time or lose what comes back: what no browser's own "offline" does to an open socket.
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'

/**
 * open: everything passes. cut: nobody gets through, and is told so. silent: bytes are swallowed, nobody is told, as where a cable is out.
 * deaf: what the browser sends arrives, no answer comes back.
 */
export type LineState = 'open' | 'cut' | 'silent' | 'deaf'

export interface Line {
  /** http://127.0.0.1:4711 */
  readonly address: string
  /** Where nothing was lost a connection goes on; one that lost something is dead for good. */
  readonly set: (state: LineState) => void
  /** Ends all connections there are; new ones get through. */
  readonly drop: () => void
  /** Milliseconds that everything takes, each way. */
  readonly delay: (milliseconds: number) => void
  readonly close: () => Promise<void>
}

interface Wire {
  readonly near: Socket
  readonly far: Socket
  /** It has lost something. */
  lost: boolean
}

const silences: Readonly<Record<'there' | 'back', readonly LineState[]>> = { there: ['silent'], back: ['silent', 'deaf'] }

const listenAnywhere = async (server: Server): Promise<number> => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** @param target port of the server that it leads to, asked at each connection: a restarted one may have another */
export const openLine = async (target: () => number): Promise<Line> => {
  const wires = new Set<Wire>()
  let [state, wait]: [LineState, number] = ['open', 0]
  const end = (wire: Wire): void => {
    wires.delete(wire)
    wire.near.destroy()
    wire.far.destroy()
  }
  const carry = (wire: Wire, way: 'there' | 'back'): void => {
    const [from, to] = way === 'there' ? [wire.near, wire.far] : [wire.far, wire.near]
    from.on('data', (bytes) => {
      wire.lost ||= silences[way].includes(state)
      if (wire.lost && (way === 'back' || state !== 'deaf')) return
      if (wait === 0) to.write(bytes)
      else setTimeout(() => to.destroyed || to.write(bytes), wait)
    })
    from.on('error', () => end(wire))
    // Whose other end cannot be heard does not hear it hang up either.
    from.on('close', () => wire.lost || setTimeout(() => end(wire), wait))
  }
  const take = (wire: Wire): void => {
    wires.add(wire)
    carry(wire, 'there')
    carry(wire, 'back')
  }
  const server = createServer((near) => {
    if (state === 'cut') near.destroy()
    else take({ near, far: connect(target(), '127.0.0.1'), lost: state === 'silent' })
  })
  const drop = (): void => [...wires].forEach(end)
  const port = await listenAnywhere(server)
  return {
    address: `http://127.0.0.1:${port}`,
    set: (next) => {
      state = next
      if (next === 'cut') drop()
    },
    drop,
    delay: (milliseconds) => void (wait = milliseconds),
    close: async () => {
      drop()
      server.close()
      await once(server, 'close')
    },
  }
}
