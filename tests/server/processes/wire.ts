// A wire to a database that a test cuts, freezes and mends: whoever is connected over it sees what a network does.
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface Wire {
  /** The database's address, over this wire. */
  readonly url: string
  /** Nothing gets through any more, and nobody is told. */
  readonly freeze: () => void
  readonly thaw: () => void
  /** Whoever is connected hears nothing any more, is not heard, and is not told; whoever comes from now on is served. */
  readonly silence: () => void
  /** Hangs up on everybody who is there, and on whoever comes until it is thawed. */
  readonly shut: () => void
  /** How often it hung up on whoever came. */
  readonly turnedAway: () => number
  /** How many are connected over it. */
  readonly carried: () => number
  /** Whoever asks for it: the connection on which the database answers so next is cut, its answer lost. */
  readonly cutAtAnswer: (holds: (bytes: Buffer) => boolean) => void
  readonly stop: () => Promise<void>
}

export const openWire = async (database: string): Promise<Wire> => {
  const to = new URL(database)
  const socketFolder = to.searchParams.get('host')
  const sides = new Set<Socket>()
  const silent = new Set<Socket>()
  let frozen = false
  let isShut = false
  let turnedAway = 0
  let isCut: ((bytes: Buffer) => boolean) | undefined
  const carry = (from: Socket, into: Socket, cuts: boolean): void => {
    from.on('data', (bytes: Buffer) => {
      if (frozen || silent.has(from)) return
      if (cuts && isCut?.(bytes) === true) {
        isCut = undefined
        from.destroy()
        into.destroy()
      } else into.write(bytes)
    })
    from.on('error', () => undefined)
    from.on('close', () => {
      sides.delete(from)
      if (!frozen && !silent.has(from)) into.destroy()
    })
    sides.add(from)
  }
  const server = createServer((asking) => {
    if (isShut) {
      turnedAway += 1
      asking.on('error', () => undefined)
      asking.destroy()
      return
    }
    const answering =
      socketFolder === null ? connect(Number(to.port), to.hostname) : connect(`${socketFolder}/.s.PGSQL.${to.port || '5432'}`)
    carry(asking, answering, false)
    carry(answering, asking, true)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const over = new URL(database)
  over.searchParams.delete('host')
  over.hostname = '127.0.0.1'
  over.port = String(port)
  const drop = (): void => sides.forEach((each) => each.destroy())
  return {
    url: over.href,
    freeze: () => (frozen = true),
    thaw: () => {
      frozen = false
      isShut = false
      // What was swallowed is lost, and so are its connections.
      drop()
    },
    silence: () => sides.forEach((each) => silent.add(each)),
    shut: () => {
      isShut = true
      drop()
    },
    turnedAway: () => turnedAway,
    carried: () => sides.size / 2,
    cutAtAnswer: (holds) => (isCut = holds),
    stop: async () => {
      drop()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
