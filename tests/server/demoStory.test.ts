// The demo's data tell a story in which nothing contradicts anything else.
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fill } from '../../demo/index.ts'
import { firstRows } from '../../custom/server/firstRows.ts'
import type { Ability } from '../../language/abilities.ts'
import { decide } from '../../language/access.ts'
import type { KeepFile } from '../../server/kit.ts'
import { product } from '../../server/product.ts'
import { ofContent, ofPeople, ofTrade } from './demo/contradictions.ts'
import { openWorkbench, type Bag, type Workbench } from './records/workbench.ts'

let bench: Workbench
const now = new Date('2026-11-20T09:00:00Z')
const digests = new Map<string, string>()

/** Nothing is kept of the bytes but what tells them apart. */
const keepFile: KeepFile = ({ time: today }, { name, bytes, time = today }) => {
  const uuid = String(digests.size)
  digests.set(uuid, createHash('sha256').update(bytes).digest('hex'))
  return Promise.resolve({
    uuid,
    urlPart: uuid,
    processingStatus: 'OK',
    name,
    bytes: bytes.length,
    contentType: 'image/png',
    updateTime: time,
  })
}

beforeAll(async () => {
  bench = await openWorkbench(product)
  await firstRows(bench.database.db, product)
  await fill({ db: bench.database.db, product: bench.product, password: 'correct horse battery', now, keepFile })
})
afterAll(() => bench.stop())

const count = async (what: string): Promise<unknown> =>
  Object.values((await bench.sql(`select count(*)::int as n from ${what}`))[0] ?? {})[0]

it('is of the size that a demo has where nobody says how much', async () => {
  expect(await count('users')).toBe(2_000)
  expect(await count("users where role like '%_business'")).toBe(300)
  expect(await count('payout_requests')).toBe(400)
  expect(Number(await count('transactions'))).toBeGreaterThanOrEqual(60_000)
  for (const status of ['NEW', 'PAID', 'DECLINED'])
    expect(Number(await count(`payout_requests where status = '${status}'`))).toBeGreaterThan(20)
  for (const status of ['ACTIVE', 'DISABLED', 'DELETED'])
    expect(Number(await count(`users where status = '${status}'`))).toBeGreaterThan(10)
  for (const status of ['UNKNOWN', 'POSSIBLE', 'FRAUD', 'PASSED'])
    expect(Number(await count(`users_fraud where status = '${status}'`))).toBeGreaterThan(10)
})

describe.each(Object.entries({ people: ofPeople, trade: ofTrade, content: ofContent }))('of %s', (_name, contradictions) => {
  it.each(Object.entries(contradictions))('never: %s', async (_says, rows) => {
    const found = await bench.sql(rows)
    expect(found.slice(0, 5), `${found.length} rows`).toEqual([])
  })
})

it('shows no two pictures of a post that are the same', async () => {
  const rows = await bench.sql(`select set_id::text as post, file->>'uuid' as uuid from content_files`)
  const shown = rows.map(({ post, uuid }) => `${String(post)} ${digests.get(String(uuid))}`)
  expect(rows.length).toBeGreaterThan(1_000)
  expect(shown.length - new Set(shown).size).toBe(0)
})

it('calls nobody by a name of the other gender', async () => {
  const rows = await bench.sql(
    `select p.first_name as name, q.gender from users_personal p join users_questionnaire q on q.id = p.id where q.gender is not null`,
  )
  const called = (gender: string): readonly unknown[] => rows.filter((each) => each['gender'] === gender).map(({ name }) => name)
  const [men, women] = [new Set(called('MALE')), new Set(called('FEMALE'))]
  expect(Math.min(men.size, women.size)).toBeGreaterThan(20)
  for (const name of ['Mohammed', 'Hassan', 'Daniel', 'Felix', 'Omar', 'Adrian', 'Hugo'])
    expect([name, women.has(name)]).toEqual([name, false])
  for (const name of ['Aurora', 'Marta', 'Marie', 'Julia', 'Nadia', 'Alba', 'Petra']) expect([name, men.has(name)]).toEqual([name, false])
  expect([...men].filter((name) => women.has(name) && name !== 'Robin' && name !== 'Sam')).toEqual([])
})

const mayDo = ({ role, operation }: Bag): boolean => {
  const viewer = { id: '', role: String(role), staff: true, rights: new Set(product.roleRights[String(role)]) }
  return decide(viewer, product.operations.find((each) => each.name === operation)?.guard).allowed
}

it('has nobody of the staff do what the role may not', async () => {
  const done = await bench.sql(
    `select distinct role, operation, part from audit_record where actor is not null and outcome = 'DONE' and operation <> 'login'`,
  )
  expect(done.length).toBeGreaterThan(10)
  expect(done.filter((each) => !mayDo(each))).toEqual([])
})

it('has nobody refused for want of a right that the role has', async () => {
  const refused = await bench.sql(`select distinct role, operation from audit_record where outcome = 'DENIED' and rule = 'right'`)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.filter(mayDo)).toEqual([])
})

/** Every list that stands as a desk, with what it shows there unasked and what decides about it. */
const desks = product.entities.flatMap(({ name, list, actions }) => {
  if (!list) return []
  const decisions = actions.filter(({ kind }) => kind === 'transition').map(({ path }) => path)
  const views = list.views.map(({ name: view, queue, filter }) => ({ desk: `${name} ${view}`, opened: queue, waiting: filter }))
  return [{ desk: name, opened: list, waiting: list.starts }, ...views].flatMap(({ desk, opened, waiting }) =>
    opened?.desk ? { desk, waiting, operation: list.operation, decisions: decisions.filter((each) => opened.actions.includes(each)) } : [],
  )
})

it.each(desks)('leaves nothing at a desk that nobody can decide: $desk', async ({ waiting, operation, decisions }) => {
  const [admin] = await bench.sql(`select id::text as id from users where role = 'admin' and status = 'ACTIVE' limit 1`)
  // A flag is asked for as what it is, not by its option.
  const filter = Object.fromEntries(
    Object.entries(waiting).map(([path, values]) => [path, Array.isArray(values) && values[0] === 'true' ? true : values]),
  )
  const args = { filter, first: 100 }
  const read = await bench.run(bench.callerOf('admin', String(admin?.['id'])), operation, args, { paths: new Set(['id']), can: true })
  const items = read['items'] as readonly Bag[]
  expect(items.length).toBeGreaterThan(0)
  const offered = items.map(({ id, can }) => ({
    id,
    allowed: (can as readonly Ability[]).filter(({ action, allowed }) => allowed && decisions.includes(action)),
  }))
  expect(offered.filter(({ allowed }) => allowed.length === 0)).toEqual([])
})
