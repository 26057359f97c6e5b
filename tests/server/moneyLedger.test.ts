// The ledger on a real PostgreSQL: balanced, append-only, once only, and sound under many hands at a time.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startEmbedded, type Embedded } from '../../server/db/embedded/startEmbedded.ts'
import type { Db } from '../../server/db/database.ts'
import { openDatabase, type Database } from '../../server/db/openDatabase.ts'
import { AlreadyPosted, balanceOf, entriesOf, findFaults, post, type Cause, type Entry } from '../../server/ledger/index.ts'
import { emptyFolder } from '../run/dataFolders.ts'
import { patiently } from '../run/patiently.ts'

let folder: string
let embedded: Embedded
let database: Database
let db: Db
let count = 0

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ledger-'))
  const dataDir = join(folder, 'data')
  await emptyFolder(dataDir)
  embedded = await startEmbedded({ dataDir, address: 'http://localhost:1/', fsync: false })
  database = openDatabase(embedded.ownerUrl, { ...patiently, max: 8 })
  db = database.db
  for (const name of ['ledger', 'ledgerWhole']) await sql.raw(readFileSync(`server/db/engine/${name}.sql`, 'utf8')).execute(db)
})

afterAll(async () => {
  await database.close()
  await embedded.stop()
  rmSync(folder, { recursive: true, force: true })
})

const cash = { kind: 'CASH', currency: 'CRE' }
const of = (owner: string) => ({ kind: 'PURSE', owner, currency: 'CRE' })
const newCause = (): Cause => ({ source: 'test', externalId: String(++count) })
const give = (owner: string, amount: bigint): readonly Entry[] => [
  { account: cash, amount: -amount },
  { account: of(owner), amount },
]
const postNow = (entries: readonly Entry[], cause = newCause()) =>
  db.transaction().execute((tx) => post(tx, { kind: 'GIVE', cause, entries }))

describe('an operation', () => {
  it('moves both sides and tells the balance after', async () => {
    const posted = await postNow(give('anna', 500n))
    expect(posted.entries.find((entry) => entry.account.owner === 'anna')?.after).toBe(500n)
    await postNow(give('anna', -120n))
    expect(await balanceOf(db, of('anna'))).toBe(380n)
  })

  it('that does not sum to zero is refused before it is written', async () => {
    await expect(
      postNow([
        { account: cash, amount: -5n },
        { account: of('anna'), amount: 4n },
      ]),
    ).rejects.toThrow(RangeError)
    await expect(
      postNow([
        { account: cash, amount: -5n },
        { account: { ...of('anna'), currency: 'EUR' }, amount: 5n },
      ]),
    ).rejects.toThrow(RangeError)
  })

  it('leaves out entries of zero', async () =>
    expect((await postNow([...give('zoe', 5n), { account: of('nobody'), amount: 0n }])).entries).toHaveLength(2))

  it('happens once for one key or external id', async () => {
    const keyed = { actor: '7', key: '01890a5d-ac96-774b-bcce-b302099a8057' }
    await postNow(give('bert', 10n), keyed)
    await expect(postNow(give('bert', 10n), keyed)).rejects.toThrow(AlreadyPosted)
    const external = newCause()
    await postNow(give('bert', 10n), external)
    await expect(postNow(give('bert', 10n), external)).rejects.toThrow(AlreadyPosted)
    expect(await balanceOf(db, of('bert'))).toBe(20n)
  })
})

const takeBack = (operationId: string) =>
  db.transaction().execute(async (tx) => {
    const entries = (await entriesOf(tx, operationId)).map((each) => ({ ...each, amount: -each.amount }))
    return post(tx, { kind: 'TAKE_BACK', cause: newCause(), reverses: operationId, entries })
  })

describe('a reversal', () => {
  it('negates what is stored, once, also when two try', async () => {
    const { operationId } = await postNow(give('cleo', 77n))
    const attempts = await Promise.allSettled([1, 2, 3].map(() => takeBack(operationId)))
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await balanceOf(db, of('cleo'))).toBe(0n)
    await expect(takeBack(operationId)).rejects.toThrow(AlreadyPosted)
  })
})

describe('the database itself', () => {
  const run = (text: string) => sql.raw(text).execute(db)

  it.each([
    'update ledger_entry set amount = 1',
    'delete from ledger_entry',
    'truncate ledger_entry cascade',
    "update ledger_operation set kind = 'X'",
    'delete from ledger_operation',
  ])('refuses: %s', async (text) => {
    await expect(run(text)).rejects.toThrow(/only ever added to/)
  })

  it('refuses entries that do not sum to zero, whoever writes them', async () => {
    await expect(
      db.transaction().execute(async (tx) => {
        await sql`insert into ledger_operation (kind, source, external_id) values ('X', 'test', 'lopsided')`.execute(tx)
        await sql`insert into ledger_account (kind, currency) values ('LOPSIDED', 'CRE')`.execute(tx)
        await sql`insert into ledger_entry select o.id, 0, a.id, 5, 5 from ledger_operation o, ledger_account a where o.external_id = 'lopsided' and a.kind = 'LOPSIDED'`.execute(
          tx,
        )
      }),
    ).rejects.toThrow(/do not sum to zero/)
  })

  it('refuses an operation without a cause', async () => {
    await expect(run("insert into ledger_operation (kind) values ('X')")).rejects.toThrow(/check constraint/)
  })
})

describe('the checker', () => {
  it('finds a balance that is not its entries', async () => {
    await expect(
      db.transaction().execute(async (tx) => {
        await sql`update ledger_account set balance = balance + 1 where owner = 'anna'`.execute(tx)
        const faults = await findFaults(tx)
        expect(faults.join()).toMatch(/PURSE\/anna\/CRE#0 holds 381, its entries 380/)
        throw new Error('put back')
      }),
    ).rejects.toThrow('put back')
  })

  it('finds nothing after many hands moved money crosswise', async () => {
    const owners = ['a', 'b', 'c', 'd', 'e']
    const moves = Array.from({ length: 300 }, (_, at) => {
      const from = owners[at % 5] ?? 'a'
      const to = owners[(at * 3 + 1) % 5] ?? 'b'
      return postNow([
        { account: of(from), amount: -7n },
        { account: of(to), amount: 6n },
        { account: { kind: 'HOUSE', currency: 'CRE' }, amount: 1n },
      ])
    })
    await Promise.all(moves)
    expect(await findFaults(db)).toEqual([])
    expect(await balanceOf(db, { kind: 'HOUSE', currency: 'CRE' })).toBe(300n)
  })
})
