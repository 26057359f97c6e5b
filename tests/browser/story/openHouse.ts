// The whole house for a browser: the real server in production mode, a database with demo data, the console as it is shipped.
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Browser } from 'playwright-core'
import { logLines } from '../../../server/log.ts'
import { loadProduct } from '../../../server/loadProduct.ts'
import { startServer } from '../../../server/startServer.ts'
import { builtDecoder } from '../../run/builtServer.ts'
import { patiently } from '../../run/patiently.ts'
import { serverOptions } from '../../run/serverOptions.ts'
import { closeWindows, launch } from '../launch.ts'
import { buildConsole, type Mode } from '../records/builtConsole.ts'
import { filledFolder, password, type Size } from './filledFolder.ts'

export { password }

export interface House {
  /** http://127.0.0.1:8080 */
  readonly address: string
  readonly browser: Browser
  /** By which its server reaches the database. */
  readonly databaseUrl: string
  /** Where its database and files are. */
  readonly dataDir: string
  /** Asks the database as its owner. */
  readonly sql: <Row extends object>(text: string, values?: readonly unknown[]) => Promise<readonly Row[]>
  readonly stop: () => Promise<void>
}

/** A small site, so that a test file is soon on its way. */
const small: Size = { users: 240, creators: 60, transactions: 3_000, requests: 90 }

export interface HouseOptions {
  /** 0 = any free one. */
  readonly port?: number
  readonly size?: Partial<Size>
  /** What today is for its data; absent = today. */
  readonly now?: Date
  /** Where else it is found: at the near end of a line. */
  readonly origins?: readonly string[]
  /** Of the console; the server is always as it is shipped. */
  readonly mode?: Mode
}

export const openHouse = async ({ port = 0, size = {}, now, origins = [], mode = 'production' }: HouseOptions = {}): Promise<House> => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'story-')))
  logLines.write = () => undefined
  const dataDir = join(folder, 'data')
  const [consoleFolder, browser, decoder] = await Promise.all([
    buildConsole(mode),
    launch(),
    builtDecoder(),
    filledFolder({ ...small, ...size }, dataDir, now),
  ])
  const server = await startServer({
    served: { ...loadProduct(), consoleFolder },
    limits: patiently,
    options: serverOptions(dataDir, { port, origins: [`http://127.0.0.1:${port}`, ...origins], demo: true, demoPassword: password }),
    decoder,
    // On a slow machine a picture waits a minute for its turn.
    addressSeconds: 600,
  })
  const owner = new pg.Pool({ connectionString: server.database.ownerUrl, max: 2 })
  owner.on('error', () => undefined)
  return {
    address: server.url,
    browser,
    dataDir,
    databaseUrl: server.database.url,
    sql: async <Row extends object>(text: string, values: readonly unknown[] = []) => (await owner.query<Row>(text, [...values])).rows,
    stop: async () => {
      await closeWindows(browser)
      await owner.end()
      await server.stop()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
