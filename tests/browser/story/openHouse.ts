// The whole house for a browser: the real server in production mode, a database with demo data, the console as it is shipped.
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Browser } from 'playwright-core'
import { fill } from '#custom/demo'
import { fileKeeper } from '../../../server/files/keepFile.ts'
import { openStorage } from '../../../server/files/openStorage.ts'
import { logLines } from '../../../server/log.ts'
import { serveProduct } from '../../../server/serveProduct.ts'
import { startServer } from '../../../server/startServer.ts'
import { launch } from '../launch.ts'
import { buildConsole } from '../records/builtConsole.ts'
import type { Mode } from '../records/builtConsole.ts'

export interface House {
  /** http://127.0.0.1:8080 */
  readonly address: string
  readonly browser: Browser
  /** Where its database and files are. */
  readonly dataDir: string
  /** Asks the database as its owner. */
  readonly sql: <Row extends object>(text: string, values?: readonly unknown[]) => Promise<readonly Row[]>
  readonly stop: () => Promise<void>
}

/** Of every demo person who may log in. */
export const password = 'a demo password 1'
/** A small site, so that a test file is soon on its way. */
const size = { users: 240, creators: 60, transactions: 3_000, requests: 90 }

export interface HouseOptions {
  /** 0 = any free one. */
  readonly port?: number
  readonly size?: Partial<typeof size>
  /** Where else it is found: at the near end of a line. */
  readonly origins?: readonly string[]
  /** Of the console; the server is always as it is shipped. */
  readonly mode?: Mode
}

export const openHouse = async ({ port = 0, size: wanted = {}, origins = [], mode = 'production' }: HouseOptions = {}): Promise<House> => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'story-')))
  logLines.write = () => undefined
  const [consoleFolder, browser] = await Promise.all([buildConsole(mode), launch()])
  const served = serveProduct()
  const dataDir = join(folder, 'data')
  const keepFile = fileKeeper(openStorage({ dataDir }))
  const server = await startServer({
    served: { ...served, consoleFolder },
    options: {
      port,
      host: '127.0.0.1',
      origins: [`http://127.0.0.1:${port}`, ...origins],
      secure: false,
      production: true,
      dataDir,
      fsync: false,
      demo: true,
      demoPassword: password,
      trustProxy: 0,
    },
    fill: ({ db }, _obtained, product) => fill({ db, product, password, keepFile, ...size, ...wanted }),
  })
  const owner = new pg.Pool({ connectionString: server.database.ownerUrl, max: 2 })
  owner.on('error', () => undefined)
  return {
    address: server.url,
    browser,
    dataDir,
    sql: async <Row extends object>(text: string, values: readonly unknown[] = []) => (await owner.query<Row>(text, [...values])).rows,
    stop: async () => {
      await browser.close()
      await owner.end()
      await server.stop()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
