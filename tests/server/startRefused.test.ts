// What keeps a server from starting is said before anything is made, migrated or filled.
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { loadProduct } from '../../server/loadProduct.ts'
import { OptionsError } from '../../server/options/OptionsError.ts'
import type { ServerOptions } from '../../server/options/readOptions.ts'
import { startServer } from '../../server/startServer.ts'
import { serverOptions } from '../run/serverOptions.ts'
import { newFolder } from './embedded/workbench.ts'

/** Answers all with 404. */
const openPort = async (): Promise<number> => {
  const server: Server = createServer((_, response) => response.writeHead(404).end())
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

it.each([
  ['a port that is taken', (port: number) => ({ port }), (port: number) => `PORT ${port} is taken`],
  ['a port of the metrics that is taken', (port: number) => ({ metricsPort: port }), (port: number) => `METRICS_PORT ${port} is taken`],
  [
    'a bucket that is not there',
    (port: number) => ({ bucket: { url: `http://127.0.0.1:${port}`, bucket: 'flies', key: 'k', secret: 's', region: 'us-east-1' } }),
    () => "S3_BUCKET: there is no bucket 'flies'",
  ],
] satisfies readonly (readonly [string, (port: number) => Partial<ServerOptions>, (port: number) => string])[])(
  '%s',
  async (_name, over, says) => {
    const [dataDir, port] = [join(newFolder(), 'data'), await openPort()]
    const failed: unknown = await startServer({ served: loadProduct(), options: serverOptions(dataDir, over(port)) }).catch(
      (error: unknown) => error,
    )
    expect(failed).toBeInstanceOf(OptionsError)
    expect(String(failed)).toContain(says(port))
    expect(existsSync(dataDir)).toBe(false)
  },
)
