// What the tests of records share: a database with a product's tables, callers of any role, and one way to ask and to change.
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { Call, Caller, Selection } from '../../../server/call.ts'
import { startEmbedded } from '../../../server/db/embedded/startEmbedded.ts'
import { migrate } from '../../../server/db/migrate.ts'
import { openDatabase, type Database } from '../../../server/db/openDatabase.ts'
import { uuid7 } from '../../../server/actions/uuid7.ts'
import { openRecords, type Records } from '../../../server/records.ts'
import { openSealing } from '../../../server/secrets/openSealing.ts'
import type { ProductModel } from '../../../server/ProductModel.ts'
import { emptyFolder, migratedFolder } from '../../run/dataFolders.ts'
import { patiently } from '../../run/patiently.ts'
import { nested, type Bag } from './nested.ts'

export type { Bag } from './nested.ts'

export interface Workbench {
  readonly database: Database
  readonly product: ProductModel
  readonly callerOf: (role: string, id?: string, rights?: readonly string[]) => Caller
  /** Runs an operation by name; a change gets a key of its own unless args bring one. */
  readonly run: (caller: Caller, operation: string, args?: Bag, selection?: Partial<Selection> | readonly string[]) => Promise<Bag>
  /** The same database, served for another product, or over other connections. */
  readonly serving: (other: ProductModel, over?: Database) => Workbench['run']
  readonly sql: (text: string, values?: readonly unknown[]) => Promise<readonly Bag[]>
  readonly url: string
  readonly ownerUrl: string
  /** As the role that owns the tables. */
  readonly asOwner: (text: string) => Promise<readonly Bag[]>
  /** What was announced on the live channel since it was last asked. */
  readonly announced: () => Promise<readonly Bag[]>
  readonly flush: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** Of a page. */
export const itemsOf = (answer: Bag): readonly Bag[] => answer['items'] as readonly Bag[]

const selectionOf = (given: Partial<Selection> | readonly string[]): Selection =>
  Array.isArray(given)
    ? { paths: new Set(given), can: false, canInList: false, total: false }
    : { paths: new Set(), can: false, canInList: false, total: false, ...(given as Partial<Selection>) }

/** One whose database ends fails what is asked on it. */
const openClient = (connectionString: string): Client => new Client({ connectionString }).on('error', () => undefined)

const listen = async (url: string): Promise<{ readonly heard: Bag[]; readonly client: Client }> => {
  const client = openClient(url)
  const heard: Bag[] = []
  client.on('notification', ({ payload }) => heard.push(...(JSON.parse(payload ?? '[]') as Bag[])))
  await client.connect()
  await client.query('listen concord_change')
  return { heard, client }
}

const callOf = (product: ProductModel, caller: Caller, name: string, args: Bag, selection: Selection): Call => {
  const operation = product.operations.find((each) => each.name === name)
  const entity = product.entities.find((each) => each.name === operation?.entity)
  if (!operation || !entity) throw new Error(`there is no operation ${name}`)
  return { caller, operation, entity, args: operation.on === 'mutation' ? { key: uuid7(), ...args } : args, selection }
}

const serve =
  (records: Records, product: ProductModel): Workbench['run'] =>
  async (caller, name, args = {}, given = []) => {
    const call = callOf(product, caller, name, args, selectionOf(given))
    return nested(call, await records.run(call)) as Bag
  }

/** @param folder of migrations, where they are not the product's own */
export const openWorkbench = async (given: ProductModel, folder?: string): Promise<Workbench> => {
  const product = { ...given, sealing: openSealing(['a key of these tests, thirty-two or more']) }
  const place = realpathSync(mkdtempSync(join(tmpdir(), 'records-')))
  const dataDir = join(place, 'data')
  await (folder === undefined ? migratedFolder(dataDir) : emptyFolder(dataDir))
  const embedded = await startEmbedded({ dataDir, address: 'http://localhost:1/', fsync: false })
  await migrate(embedded.ownerUrl, 'concord_app', { product, ...(folder !== undefined && { folder }) })
  const database = openDatabase(embedded.applicationUrl, patiently)
  const records = openRecords(database, product, (error) => console.error(error))
  const { heard, client } = await listen(embedded.applicationUrl)
  const owner = openClient(embedded.ownerUrl)
  await owner.connect()
  return {
    database,
    product,
    url: embedded.applicationUrl,
    ownerUrl: embedded.ownerUrl,
    callerOf: (role, id = '1', rights = product.roleRights[role] ?? []) => ({
      id,
      role,
      staff: product.person.staff.includes(role),
      rights: new Set(rights),
      screenName: `${role} ${id}`,
      ip: '192.0.2.1',
      sessionId: 's',
    }),
    run: serve(records, product),
    serving: (other, over = database) =>
      serve(
        openRecords(over, other, (error) => console.error(error)),
        other,
      ),
    sql: async (text, values = []) => (await database.pool.query<Record<string, unknown>>(text, [...values])).rows,
    asOwner: async (text) => (await owner.query<Record<string, unknown>>(text)).rows,
    announced: async () => {
      await records.announcing.flush()
      await client.query('select 1')
      await new Promise((resolve) => setTimeout(resolve, 20))
      return heard.splice(0)
    },
    flush: () => records.refusals.flush(),
    stop: async () => {
      await client.end()
      await owner.end()
      await database.close()
      await embedded.stop()
      rmSync(place, { recursive: true, force: true })
    },
  }
}
