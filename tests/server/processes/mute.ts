// A database that takes connections and says nothing, as a frozen one does: nobody ever hangs up there.
import { createServer, type AddressInfo, type Socket } from 'node:net'

export interface Mute {
  readonly url: string
  /** How many have come. */
  readonly came: () => number
  readonly stop: () => Promise<void>
}

export const openMute = async (): Promise<Mute> => {
  const sockets = new Set<Socket>()
  const server = createServer({ allowHalfOpen: true }, (asking) => void sockets.add(asking.resume().on('error', () => undefined)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `postgresql://somebody@127.0.0.1:${(server.address() as AddressInfo).port}/concord`,
    came: () => sockets.size,
    stop: async () => {
      for (const each of sockets) each.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
