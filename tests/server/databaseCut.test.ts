// The line to the database is cut or freezes, at any moment: whoever asks is told so in two seconds, never that something is broken, and a change is done once (D13, D14).
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { uuid7 } from '../../server/actions/uuid7.ts'
import type { Caller } from '../../server/call.ts'
import { inTransaction } from '../../server/db/inTransaction.ts'
import { openDatabase, type Database } from '../../server/db/openDatabase.ts'
import { faultToError } from '../../server/faultToError.ts'
import { logLines } from '../../server/log.ts'
import { library } from './records/library/index.ts'
import { approvingIn, openApproving, ticked } from './approvals/openApproving.ts'
import { cre } from './money/openMoney.ts'
import { customs, openLibrary } from './records/libraryBench.ts'
import { makeProduct } from './records/makeProduct.ts'
import type { PlainCustoms } from './records/plainCustoms.ts'
import type { Bag, Workbench } from './records/workbench.ts'
import { openWire, type Wire } from './processes/wire.ts'

let bench: Workbench
let wire: Wire
let cut: Database
let run: Workbench['run']
let librarian: Caller
const write = logLines.write
/** A connection may come late. */
const patient = { patience: 120_000 }

beforeAll(async () => {
  logLines.write = () => undefined
  bench = await openLibrary()
  wire = await openWire(bench.ownerUrl)
  cut = openDatabase(wire.url, patient)
  run = bench.serving(bench.product, cut)
  librarian = bench.callerOf('librarian', '1')
})
afterAll(async () => {
  logLines.write = write
  await cut.close()
  await wire.stop()
  await bench.stop()
})

/** What came of it as a client is told: the type of the answer, or the code of the error. */
const told = (asked: Promise<Bag>): Promise<unknown> =>
  asked.then(
    (answer) => answer['__typename'] ?? 'read',
    (error: unknown) => faultToError(error, 'test').extensions['code'],
  )
const read = () => told(run(librarian, 'booksSearch', {}, ['title']))
const make = (title: string, key = uuid7()) => told(run(librarian, 'booksCreate', { key, input: { title } }))
const madeOf = async (title: string): Promise<unknown> =>
  (await bench.sql('select count(*)::int as n from books where title = $1', [title]))[0]?.['n']

describe('a database', () => {
  it('that is frozen has everybody told within two seconds: who waits for an answer, and who for a connection', async () => {
    // Two seconds of the clock by which it feels for the database, on a machine however slow.
    onTestFinished(() => void vi.useRealTimers())
    vi.useFakeTimers({ toFake: ['setInterval'] })
    const frozen = openDatabase(wire.url, patient)
    onTestFinished(() => frozen.close())
    const ask = bench.serving(bench.product, frozen)
    const readThere = () => told(ask(librarian, 'booksSearch', {}, ['title']))
    expect(await Promise.all([readThere(), readThere()])).toEqual(['read', 'read'])
    wire.freeze()
    const makes = told(ask(librarian, 'booksCreate', { key: uuid7(), input: { title: 'Frozen' } }))
    const answers = Promise.all([...Array.from({ length: 20 }, readThere), makes])
    vi.advanceTimersByTime(2_000)
    expect(new Set(await answers)).toEqual(new Set(['UNAVAILABLE']))
    wire.thaw()
    const again = (): Promise<unknown> => {
      vi.advanceTimersByTime(400)
      return readThere()
    }
    await expect.poll(again, { interval: 1_000 }).toBe('read')
    expect(await madeOf('Frozen')).toBe(0)
  })

  it('that is merely slow to say that it is there, while it answers others, loses nobody', async () => {
    onTestFinished(() => void vi.useRealTimers())
    vi.useFakeTimers({ toFake: ['setInterval'] })
    const pulses = async (): Promise<readonly number[]> =>
      (await bench.sql("select pid from pg_stat_activity where application_name = 'concord pulse'")).map(({ pid }) => Number(pid))
    const others = await pulses()
    const busy = openDatabase(bench.ownerUrl, patient)
    onTestFinished(() => busy.close())
    vi.advanceTimersByTime(400)
    let pid = 0
    const look = async (): Promise<number> => (pid = (await pulses()).find((each) => !others.includes(each)) ?? 0)
    // Of 0 the whole group of this process would be stopped.
    await expect.poll(look).toBeGreaterThan(0)
    process.kill(pid, 'SIGSTOP')
    onTestFinished(() => void process.kill(pid, 'SIGCONT'))
    for (let beats = 0; beats < 10; beats += 1) {
      vi.advanceTimersByTime(375)
      expect(await busy.read('select 1 as n', [])).toEqual([{ n: 1 }])
    }
  })

  it('that is cut at the answer to the commit answers what was done, by its key', async () => {
    wire.cutAtAnswer((bytes) => bytes.includes('COMMIT'))
    expect(await make('Committed')).toBe('BookSaved')
    expect(await madeOf('Committed')).toBe(1)
  })

  it('that is cut at the answer to the commit has it announced to whoever has the record open', async () => {
    const heard: Bag[] = []
    const hear = async (): Promise<readonly Bag[]> => {
      heard.push(...(await bench.announced()))
      return heard
    }
    const of = (title: string) => bench.sql('select id::text from books where title = $1', [title])
    wire.cutAtAnswer((bytes) => bytes.includes('COMMIT'))
    expect(await make('Announced')).toBe('BookSaved')
    // One process tells in order: once the later is heard, the earlier is never to come.
    expect(await make('Announced later')).toBe('BookSaved')
    const [[first], [later]] = await Promise.all([of('Announced'), of('Announced later')])
    await expect.poll(hear).toContainEqual(expect.objectContaining({ entity: 'Book', ...later }))
    expect(heard).toContainEqual(expect.objectContaining({ entity: 'Book', ...first, created: true, by: librarian.screenName }))
  })

  it('that is cut at the answer to the commit has what waits for approval announced to whoever decides it', async () => {
    const money = await openApproving()
    const over = await openWire(money.ownerUrl)
    const lost = openDatabase(over.url, patient)
    const [asker, user] = [await approvingIn(() => money).someone('manager'), await money.person('member')]
    const input = { user, amount: cre('500'), comment: 'why' }
    const heard: Bag[] = []
    const hear = async (): Promise<readonly Bag[]> => {
      heard.push(...(await money.announced()))
      return heard
    }
    over.cutAtAnswer((bytes) => bytes.includes('COMMIT'))
    const { __typename, id } = await money.serving(money.product, lost)(asker, 'manualTransactionsCreate', { input, ...ticked })
    expect(__typename).toBe('Waits')
    await expect.poll(hear).toContainEqual(expect.objectContaining({ entity: 'Approval', id, created: true, by: asker.screenName }))
    await lost.close()
    await over.stop()
    await money.stop()
  })

  it('that is cut at any moment is told as away or as nothing, never as broken, and does a change once (M10)', async () => {
    const seen = new Set<unknown>()
    for (let at = 1; at <= 24; at += 1) {
      const [title, key] = [`Cut ${at}`, uuid7()]
      let left = at
      wire.cutAtAnswer(() => (left -= 1) === 0)
      for (const each of await Promise.all([read(), make(title, key), read()])) seen.add(each)
      wire.cutAtAnswer(() => false)
      expect([await make(title, key), await madeOf(title)]).toEqual(['BookSaved', 1])
    }
    expect([...seen].filter((each) => each !== 'UNAVAILABLE').toSorted()).toEqual(['BookSaved', 'read'])
  })

  it('that takes too long for one statement is asked to stop, and told as busy; a run has more time', async () => {
    const hasty = openDatabase(wire.url, { statementTimeout: 100 })
    const failed: unknown = await hasty.pool.query('select pg_sleep(20)').catch((error: unknown) => error)
    await hasty.close()
    expect(faultToError(failed, 'test').extensions).toMatchObject({ code: 'UNAVAILABLE', template: 'errors.busy' })
    const limits: unknown[] = []
    const note = async (tx: Database['db']): Promise<void> =>
      void limits.push((await sql<{ statement_timeout: string }>`show statement_timeout`.execute(tx)).rows[0]?.statement_timeout)
    await inTransaction(cut.db, note)
    const actions: PlainCustoms['actions'] = {
      orderBooks: async ({ tx }) => {
        await note(tx)
        return { ids: [] }
      },
    }
    const { product } = makeProduct(library, { ...customs, actions: { ...customs.actions, ...actions } })
    await bench.serving({ ...product, ...(bench.product.sealing && { sealing: bench.product.sealing }) })(librarian, 'booksOrder', {
      input: { title: 'x', price: { amount: '1.00', currency: 'EUR' } },
    })
    expect(limits).toEqual(['10s', '5min'])
  })
})
