// Takes a port, and says in words where somebody else has it.
import { createServer, type Server } from 'node:net'
import { errorCode } from '../errorCode.ts'
import { log } from '../log.ts'
import { OptionsError } from '../options/OptionsError.ts'
import type { ServerOptions } from '../options/readOptions.ts'

type Place = Pick<ServerOptions, 'port' | 'host'>

/** @param option that says the port @throws OptionsError where the port is taken */
export const listenOn = (server: Server, { port, host }: Place, option = 'PORT'): Promise<void> =>
  new Promise((resolve, reject) => {
    const refuse = (error: Error): void =>
      reject(
        errorCode(error) === 'EADDRINUSE'
          ? new OptionsError(`${option} ${port} is taken, by a server that is running already or by something else: set ${option}`)
          : error,
      )
    server.once('error', refuse)
    server.listen(port, host, () => {
      server.off('error', refuse)
      // Of one that a machine had no room for: the next is taken, and unheard the event would end the process.
      server.on('error', ({ message: why }) => log('error', 'a connection could not be taken', { why }))
      resolve()
    })
  })

/** Of the metrics: whoever is on the machine may read them, nobody else, for they are asked without a password. */
export const loopback = '127.0.0.1'

const probe = async (place: Place, option?: string): Promise<void> => {
  const server = createServer()
  await listenOn(server, place, option)
  await new Promise((resolve) => server.close(resolve))
}

/** Before anything is made or migrated that a server without its ports has no use for. */
export const ensureFree = async ({ port, host, metricsPort }: Place & Pick<ServerOptions, 'metricsPort'>): Promise<void> => {
  await probe({ port, host })
  if (metricsPort !== undefined) await probe({ port: metricsPort, host: loopback }, 'METRICS_PORT')
}
