// A TCP port for a process that takes it minutes later: below those that a system hands out by itself (from 32768 on), so that nobody is given it meanwhile.
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

export const lowPort = async (): Promise<number> => {
  const port = randomInt(20_000, 32_768)
  const server = createServer().listen(port, '127.0.0.1')
  const isFree = await once(server, 'listening').then(
    () => true,
    () => false,
  )
  server.close()
  return isFree ? port : lowPort()
}
