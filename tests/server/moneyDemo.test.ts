// The demo's data on a real database: sound to the cent, the same every time.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { verify } from '@node-rs/argon2'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { fill } from '../../demo/index.ts'
import { makePeople } from '../../demo/people.ts'
import { makePosts } from '../../demo/posts.ts'
import { offeredOf, postVerifications } from '../../demo/postVerifications.ts'
import { randomOf } from '../../demo/random.ts'
import { simulate } from '../../demo/simulate.ts'
import { firstRows } from '../../custom/server/firstRows.ts'
import { checkLedger } from '../../custom/server/checkLedger.ts'
import { checkAudit } from '../../server/audit/checkAudit.ts'
import type { Fill } from '../../server/Fill.ts'
import { fillDemo } from '../../server/fillDemo.ts'
import { product } from '../../server/product.ts'
import { amount } from '../run/amount.ts'
import { wrongFigures } from './money/wrongFigures.ts'
import { openWorkbench, type Bag, type Workbench } from './records/workbench.ts'

let bench: Workbench
const password = 'correct horse battery'

beforeAll(async () => (bench = await openWorkbench(product)).stop)

const now = new Date('2026-11-20T09:00:00Z')
/** Less than a demo has where nobody says how much; `demoStory` fills all of it. */
const size = { users: amount(700, 2_000), creators: amount(120, 300), transactions: amount(15_000, 60_000), requests: amount(250, 400) }
const run = () => fill({ db: bench.database.db, product: bench.product, password, now, ...size })
const count = async (what: string): Promise<unknown> =>
  Object.values((await bench.sql(`select count(*)::int as n from ${what}`))[0] ?? {})[0]

it('fills an empty database, and no other', async () => {
  expect(await firstRows(bench.database.db, product)).toBe(true)
  expect(await firstRows(bench.database.db, product)).toBe(false)
  expect(await count('currencies')).toBe(3)
  expect(await run()).toMatchObject({ filled: true })
  expect(await firstRows(bench.database.db, product)).toBe(false)
  expect(await run()).toMatchObject({ filled: false })
})

it('fills it once, whoever else begins at the same time', async () => {
  const other = await openWorkbench(product)
  onTestFinished(() => other.stop())
  const few: Fill = ({ db }) =>
    fill({ db, product: other.product, password, now, users: 60, creators: 12, transactions: 300, requests: 10 })
  const server = () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'demo-'))
    onTestFinished(() => rmSync(dataDir, { recursive: true }))
    return fillDemo(other.database, other.product, few, { demoPassword: password, dataDir }, other)
  }
  const told = await Promise.all([server(), server(), server()])
  // Who finds it filled by another knows of no staff.
  expect(told.map(({ staff }) => staff.length).toSorted()).toEqual([0, 0, 2])
  const [found] = await other.sql(`select count(*)::int as n from users`)
  expect(found).toEqual({ n: 60 })
})

it('is sound', async () => {
  expect(await checkLedger(bench.database.db)).toEqual([])
  expect(await checkAudit(bench.database.db)).toEqual([])
  expect(await wrongFigures(bench.sql)).toEqual([])
})

it('has an audit of the last weeks that says what the records say', async () => {
  const [all] = await bench.sql(
    `select count(*)::int as lines, count(distinct actor)::int as staff, count(distinct operation)::int as operations, min(time) as first,
       bool_and(time <= $1) as past, count(*) filter (where outcome = 'DENIED')::int as denied from audit_record where actor is not null`,
    [now],
  )
  expect(all).toMatchObject({ past: true })
  expect(Number(all?.['lines'])).toBeGreaterThan(200)
  expect(Number(all?.['lines'])).toBeLessThan(1_000)
  expect(Number(all?.['staff'])).toBeGreaterThan(2)
  expect(Number(all?.['operations'])).toBeGreaterThan(10)
  expect(Number(all?.['denied'])).toBeGreaterThan(0)
  expect(Date.parse(String(all?.['first']))).toBeLessThan(now.getTime() - 14 * 86_400_000)
  const missing = await bench.sql(
    `select r.id from payout_requests r where r.status = 'PAID' and r.processed_time > $1 and not exists (
       select from audit_record a where a.entity = 'PayoutRequest' and a.record = r.id::text and a.operation = 'payoutRequestsPay'
         and a.actor = r.processed_by_id::text and a.time = r.processed_time)`,
    [all?.['first']],
  )
  expect(missing).toEqual([])
  expect(
    await count(
      'audit_record a where time < (select max(time) from audit_record b where b.id < a.id and b.actor is not null) and actor is not null',
    ),
  ).toBe(0)
})

it('lets its two staff in by the password, and nobody else', async () => {
  const rows = await bench.sql(
    "select u.email, c.password from users u join users_credentials c on c.id = u.id where c.password <> '!' order by u.id",
  )
  expect(rows.map((each) => each['email'])).toEqual(['admin@example.com', 'manager@example.com'])
  expect(await verify(String(rows[0]?.['password']), password)).toBe(true)
})

it('is worked on by the real operations', async () => {
  const [request] = await bench.sql(`
    select q.id, q.version from payout_requests q join users u on u.id = q.user_id join users_fraud f on f.id = u.id join users_payee y on y.id = u.id
    where q.status = 'NEW' and u.status = 'ACTIVE' and f.status in ('UNKNOWN', 'PASSED') and y.account_identifier = q.account order by q.id limit 1`)
  expect(await bench.run(bench.callerOf('admin', '1'), 'payoutRequestsPay', { ...request, input: {} })).toMatchObject({
    __typename: 'PayoutRequestSaved',
  })
  const [paid] = await bench.sql(
    "select id, version from payout_requests where status = 'PAID' and processed_time > now() - interval '60 days' order by id desc limit 1",
  )
  if (paid)
    expect(await bench.run(bench.callerOf('admin', '1'), 'payoutRequestsUndo', paid)).toMatchObject({
      __typename: expect.stringMatching(/Saved|Refused/) as unknown,
    })
  expect(await bench.run(bench.callerOf('admin', '1'), 'payoutRequestsGeneratePreview', { input: {} })).toMatchObject({ allowed: true })
  expect(
    await bench.run(bench.callerOf('admin', '1'), 'usersCreate', {
      input: { email: 'fresh@example.com', password: 'a rare sentence', role: 'member' },
    }),
  ).toMatchObject({ __typename: 'UserSaved' })
  expect(await checkLedger(bench.database.db)).toEqual([])
})

it('shows what is derived', async () => {
  const admin = bench.callerOf('admin', '1')
  const find = async (operation: string, paths: readonly string[], args: Bag = {}): Promise<readonly Bag[]> =>
    (await bench.run(admin, operation, args, paths))['items'] as Bag[]
  const payees = await find('usersSearch', ['payee', 'payee.complete'], { filter: { role: ['pro_business'] }, first: 50 })
  expect(new Set(payees.map((each) => (each['payee'] as Bag)['complete']))).toEqual(new Set([true, false]))
  const sales = await find('transactionsSearch', ['type', 'platformShare', 'amount'], { filter: { type: ['SPENDING'] }, first: 5 })
  expect(sales.every((each) => Number((each['platformShare'] as Bag | null)?.['amount']) > 0)).toBe(true)
  const requests = await find('payoutRequestsSearch', ['payeeChanged', 'email'], { filter: { status: ['NEW'] }, first: 100 })
  expect(requests.length).toBeGreaterThan(20)
  expect(requests.filter((each) => !String(each['email']).includes('@'))).toEqual([])
  expect(requests.filter((each) => each['payeeChanged'] === true)).toHaveLength(Math.floor((requests.length + 17) / 20))
  const [busiest] = await bench.sql('select user_id::text as id from payout_requests group by 1 order by count(*) desc, 1 limit 1')
  const all = await find('payoutRequestsSearch', ['status', 'paidBefore', 'declinedBefore'], { filter: { user: [busiest?.['id']] } })
  const inOrder = all.toSorted((one, other) => Number(one['id']) - Number(other['id']))
  const before = (at: number, status: string): number | null =>
    inOrder.slice(0, at).filter((each) => each['status'] === status).length || null
  expect(inOrder.length).toBeGreaterThan(2)
  expect(inOrder.map((each) => [each['paidBefore'], each['declinedBefore']])).toEqual(
    inOrder.map((_, at) => [before(at, 'PAID'), before(at, 'DECLINED')]),
  )
  const noted = (await find('payoutRequestsSearch', ['user', 'lastNote'], { first: 100 })).find((each) => each['lastNote'])
  const notes = await find('userNotesSearch', ['text', 'createTime'], {
    filter: { user: [(noted?.['user'] as Bag | undefined)?.['id']] },
    first: 100,
  })
  const [newest] = notes.toSorted((one, other) => String(other['createTime']).localeCompare(String(one['createTime'])))
  expect(String(newest?.['text']).slice(0, 79)).toBe(String(noted?.['lastNote']).slice(0, 79))
  const tags = await find('tagsFindAll', ['title', 'slug', 'usedBy'])
  expect(tags.find((each) => each['title'] === 'Pop & Rock')).toMatchObject({ slug: 'pop___rock', usedBy: expect.any(Number) as number })
  expect((await find('currenciesFindAll', ['code', 'main'])).filter((each) => each['main'] === true)).toMatchObject([{ code: 'EUR' }])
  const site = await bench.run(admin, 'frontendConfigGet', { id: 'site' }, ['frontendConfig', 'frontendConfig.currencyList'])
  expect(JSON.stringify(site)).toContain('["EUR","GBP","USD"]')
})

it('is made up the same way every time', () => {
  const make = () => {
    const people = makePeople(60, 12, now, randomOf(1))
    const posts = makePosts(people, now, randomOf(2))
    const { book, requests } = simulate(
      people,
      offeredOf(posts, postVerifications(posts, now, randomOf(11))),
      { transactions: 800, requests: 10 },
      now,
      randomOf(3),
    )
    return JSON.stringify([people, posts, book.transactions, requests.all.map(({ history }) => history)], (_key, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    )
  }
  expect(make()).toBe(make())
})
