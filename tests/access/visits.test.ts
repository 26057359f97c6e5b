// Records that one visited or keeps are one's own, told as far as one may read them at that moment, and written by nobody who only looks.
import type { Client } from 'graphql-ws'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { maxKept, maxRecent } from '../../language/visits.ts'
import { product } from '../../server/product.ts'
import { staffRights } from './oracle/rights.ts'
import { ask, codesOf } from './server/ask.ts'
import { generatedText } from './server/generatedText.ts'
import { openAccess, type Access } from './server/openAccess.ts'

interface Visit {
  readonly entity: string
  readonly record: string
  readonly title: string
  readonly line: string | null
  readonly kept: boolean
}

let access: Access
let admin: Client
let manager: Client

beforeAll(async () => {
  access = await openAccess()
  admin = await access.socket('admin')
  manager = await access.socket('manager')
})
afterAll(() => access.stop())
beforeEach(async () => {
  await access.sql('delete from visit')
  await access.grant('manager', staffRights(access.oracle.specs), manager)
})

const find = async (client: Client): Promise<readonly Visit[]> =>
  (await ask<{ answer: readonly Visit[] }>(client, generatedText('VisitedRecordsFindAll'))).data?.answer ?? []
const places = async (client: Client): Promise<readonly string[]> =>
  (await find(client)).map(({ entity, record, kept }) => `${entity} ${record}${kept ? ' kept' : ''}`)
const visit = (client: Client, entity: string, record = '') => ask(client, generatedText('VisitRecord'), { entity, record })
const keep = (client: Client, entity: string, record = '', kept = true) =>
  ask<{ answer: boolean | null }>(client, generatedText('KeepRecord'), { entity, record, kept })
const without = (...rights: readonly string[]) =>
  access.grant(
    'manager',
    staffRights(access.oracle.specs).filter((right) => !rights.includes(right)),
    manager,
  )

describe('what one visited', () => {
  it('is told to oneself alone, the last first, what is kept before all', async () => {
    const { ids } = access
    for (const name of ['member', 'member2', 'member']) await visit(manager, 'User', ids[name])
    await visit(manager, 'PayoutRequest', ids['NEW'])
    expect(await places(manager)).toEqual([`PayoutRequest ${ids['NEW']}`, `User ${ids['member']}`, `User ${ids['member2']}`])
    expect((await find(manager))[1]).toMatchObject({ title: 'member', kept: false })
    await keep(manager, 'User', ids['member2'])
    expect((await places(manager))[0]).toBe(`User ${ids['member2']} kept`)
    await keep(manager, 'User', ids['member2'], false)
    expect((await places(manager)).at(-1)).toBe(`User ${ids['member2']}`)
    expect(await places(admin)).toEqual([])
    expect(await places(await access.socket('manager2'))).toEqual([])
  })

  it('goes with the right to read it, at once, and comes back with it', async () => {
    const { ids } = access
    await visit(manager, 'User', ids['member'])
    await keep(manager, 'PayoutRequest', ids['NEW'])
    await without('getAnyPayoutRequest')
    expect(await places(manager)).toEqual([`User ${ids['member']}`])
    expect(codesOf(await visit(manager, 'PayoutRequest', ids['NEW']))).toEqual(['DENIED'])
    expect(codesOf(await keep(manager, 'PayoutRequest', ids['PAID']))).toEqual(['DENIED'])
    await access.grant('manager', staffRights(access.oracle.specs), manager)
    expect(await places(manager)).toHaveLength(2)
  })

  it('is narrowed to records about oneself where no more may be read', async () => {
    const { ids } = access
    for (const name of ['manager', 'member']) await visit(manager, 'User', ids[name])
    for (const actor of ['manager', 'admin']) {
      const [run] = await access.sql<{ id: string }>(
        "insert into run (actor_id, operation, entity, total, key, args, ip) values ($1, 'test', 'Tag', 0, gen_random_uuid(), '{}', '') returning id",
        [ids[actor]],
      )
      await access.sql("insert into visit (person, entity, record, visited) values ($1, 'Run', $2, now())", [ids['manager'], run?.id])
    }
    expect((await places(manager)).slice(2)).toEqual([`User ${ids['member']}`, `User ${ids['manager']}`])
    expect((await find(manager)).filter(({ entity }) => entity === 'Run')).toHaveLength(2)
    await without('getAnyUserInfo', 'getAnyAuditRecord')
    expect(await places(manager)).toEqual([expect.stringMatching(/^Run /), `User ${ids['manager']}`])
  })

  it('is not told of once it is removed, though it is still stored', async () => {
    await visit(manager, 'PaymentPackage', '1')
    await keep(manager, 'PayoutSystem', '1')
    expect(await places(manager)).toHaveLength(2)
    await access.sql('update payment_packages set deleted_time = now() where id = 1')
    expect(await places(manager)).toEqual(['PayoutSystem 1 kept'])
    await access.sql('update payment_packages set deleted_time = null where id = 1')
  })

  it('is nothing of an entity whose reads are noted: those would be read by the way', async () => {
    for (const { name } of product.entities.filter((each) => each.readsAudited)) {
      expect([name, codesOf(await visit(admin, name, '1'))]).toEqual([name, ['DENIED']])
      await access.sql("insert into visit (person, entity, record, visited) values ($1, $2, '1', now())", [access.ids['admin'], name])
    }
    expect(await places(admin)).toEqual([])
  })
})

describe('what is written', () => {
  it('is nothing of what there cannot be', async () => {
    for (const [entity, record] of [
      ['Nothing', '1'],
      ['', '1'],
      ['SystemSettings', 'site'],
      ['User', ''],
      ['User', '1 or 1=1'],
      ['User', '-1'],
      ['User', '9'.repeat(40)],
      ['constructor', '1'],
    ] as const) {
      expect([entity, record, codesOf(await visit(admin, entity, record))]).toEqual([entity, record, ['DENIED']])
      expect([entity, record, codesOf(await keep(admin, entity, record))]).toEqual([entity, record, ['DENIED']])
    }
    expect(await access.sql('select from visit')).toEqual([])
  })

  it('says nothing of whether a record is there', async () => {
    expect((await visit(admin, 'User', '987654')).data).toEqual((await visit(admin, 'User', access.ids['member'])).data)
    expect((await keep(admin, 'User', '987654')).data).toEqual({ answer: true })
    expect(await places(admin)).toEqual([`User ${access.ids['member']}`])
  })

  it('is nothing while one looks as another role, nor without a session', async () => {
    const looking = await access.socket('admin', { viewAs: 'manager' })
    expect(codesOf(await visit(looking, 'User', access.ids['member']))).toEqual(['DENIED'])
    expect(codesOf(await keep(looking, 'User', access.ids['member']))).toEqual(['DENIED'])
    const nobody = await access.socket()
    for (const name of ['VisitedRecordsFindAll', 'VisitRecord', 'KeepRecord'])
      expect(codesOf(await ask(nobody, generatedText(name), { entity: 'User', record: '1', kept: true }))).toEqual(['UNAUTHENTICATED'])
    expect(await access.sql('select from visit')).toEqual([])
  })

  it('is so much and no more: of what is visited the last, of what is kept the first', async () => {
    const stored = async (): Promise<number> => (await access.sql('select from visit')).length
    for (let record = 1; record <= maxRecent + 5; record += 1) await visit(admin, 'Transaction', String(record))
    expect(await stored()).toBe(maxRecent)
    await visit(admin, 'Transaction', String(maxRecent))
    expect(await stored()).toBe(maxRecent)
    expect(await access.sql("select from visit where record in ('1', '5')")).toEqual([])
    await access.sql('delete from visit')
    await access.sql("insert into visit (person, entity, record, kept) select $1, 'User', id::text, now() from users", [
      access.ids['admin'],
    ])
    const people = await stored()
    await access.sql(
      "insert into visit (person, entity, record, kept) select $1, 'Currency', code, now() from unnest(array['EUR', 'CRE']) code",
      [access.ids['admin']],
    )
    // What is hidden gives way; what is shown does not.
    await access.sql(
      "insert into visit (person, entity, record, kept) select $1, 'Tag', '9' || n, now() from generate_series(1, $2::int) n",
      [access.ids['admin'], maxKept - people - 2],
    )
    expect((await keep(admin, 'PayoutRequest', access.ids['NEW'])).data?.answer).toBe(true)
    expect(await stored()).toBe(people + 3)
  })
})
