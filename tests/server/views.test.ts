// Views that people keep of lists: each their own, some for everybody, none that tells what one may not read; and they outlive the names of fields.
import type { Client } from 'graphql-ws'
import { Client as PgClient } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renameViews } from '../../server/views/renameViews.ts'
import { ask, codesOf } from '../access/server/ask.ts'
import { generatedText } from '../access/server/generatedText.ts'
import { generateCase } from '../generator/cases.ts'
import { openFleet, type Fleet } from './processes/openFleet.ts'
import { fillStaff } from './processes/fillStaff.ts'
import { until } from './processes/until.ts'

let fleet: Fleet
let one: Client
let other: Client

beforeAll(async () => {
  fleet = await openFleet(2, (cluster) => fillStaff(cluster, 2))
  ;[one, other] = [fleet.socket(1, fleet.servers[0]), fleet.socket(2, fleet.servers[1])]
})
afterAll(() => fleet?.stop())

interface View {
  readonly id: string
  readonly entity: string
  readonly name: string
  readonly place: string
  readonly shared: boolean
  readonly mine: boolean
  readonly by: string
}

const find = async (client: Client, entity: string | null = 'User'): Promise<readonly View[] | null | undefined> =>
  (await ask<{ answer: readonly View[] | null }>(client, generatedText('SavedViewsFindAll'), { entity })).data?.answer
const save = (client: Client, name: string, place = '', shared = false, entity = 'User') =>
  ask<{ answer: boolean | null }>(client, generatedText('SavedViewSave'), { entity, name, place, shared })
const remove = async (client: Client, id = ''): Promise<boolean | null | undefined> =>
  (await ask<{ answer: boolean | null }>(client, generatedText('SavedViewDelete'), { entity: 'User', id })).data?.answer
const told = async (client: Client) => (await find(client))?.map(({ name, place, by, mine, shared }) => ({ name, place, by, mine, shared }))
const idOf = async (client: Client, name: string) => (await find(client))?.find((each) => each.name === name)?.id
const audited = () =>
  fleet.cluster.asSuperuser(`select actor, action, entity, input->>'name' as name from audit_record where action like '%View' order by id`)

describe('a view', () => {
  it('is its person’s own, until it is shared; what stands under its name is replaced', async () => {
    await save(one, '  Late ones ', 'f.status=ACTIVE&sort=-registration.lastLoginTime&open=3&after=abc')
    const place = 'f.status=ACTIVE&sort=-registration.lastLoginTime'
    expect(await told(one)).toEqual([{ name: 'Late ones', place, by: 'p1', mine: true, shared: false }])
    expect(await told(other)).toEqual([])
    await save(one, 'late ONES', 'q=ada&columns=email%2Cid', true)
    expect(await told(one)).toEqual([{ name: 'late ONES', place: 'q=ada&columns=email%2Cid', by: 'p1', mine: true, shared: true }])
    expect(await told(other)).toEqual([{ name: 'late ONES', place: 'q=ada&columns=email%2Cid', by: 'p1', mine: false, shared: true }])
    await save(other, 'Late ones')
    expect((await told(other))?.map(({ name, mine }) => [name, mine])).toEqual([
      ['Late ones', true],
      ['late ONES', false],
    ])
  })

  it('keeps what its list can show, and nothing else', async () => {
    await save(
      one,
      'Odd',
      'f.nonsense=1&f.credentials.password=x&f.role=admin&columns=nothing%2Crole&w.role=120&w.nothing=90&sort=nothing&first=7',
    )
    expect((await told(one))?.find(({ name }) => name === 'Odd')?.place).toBe('f.role=admin&columns=role&w.role=120')
  })

  it('keeps days that are counted back from today as they were said', async () => {
    await save(one, 'Lately', 'f.registration.registrationTime=today-6..today')
    expect((await told(one))?.find(({ name }) => name === 'Lately')?.place).toBe('f.registration.registrationTime=today-6..today')
    expect(await remove(one, await idOf(one, 'Lately'))).toBe(true)
  })

  it('tells nobody a filter over what they may not read, by itself or by its tab', async () => {
    const names = async (client: Client) => (await told(client))?.map(({ name }) => name).filter((name) => name.startsWith('Marked'))
    await save(one, 'Marked', 'f.fraud.status=FRAUD', true)
    await save(one, 'Marked as tab', 'view=review', true)
    const both = ['Marked', 'Marked as tab']
    expect(await names(other)).toEqual(both)
    await fleet.cluster.asSuperuser(`delete from role_right where role = 'admin' and "right" = 'getAnyFraudInfo'`)
    expect(await until(async () => (await names(other))?.length === 0)).toBe(true)
    // One's own stays: it says nothing that one did not say.
    expect(await names(one)).toEqual(both)
    await fleet.cluster.asSuperuser(`insert into role_right values ('admin', 'getAnyFraudInfo')`)
    expect(await until(async () => (await names(other))?.length === 2)).toBe(true)
  })

  it('of a list that one may not read is neither told nor kept, be it asked for or among all', async () => {
    const lists = async () => [...new Set((await find(one, null))?.map(({ entity }) => entity))].toSorted()
    await save(one, 'Big ones', 'sort=-amount', false, 'Transaction')
    expect(await lists()).toEqual(['Transaction', 'User'])
    await fleet.cluster.asSuperuser(`delete from role_right where role = 'admin' and "right" = 'getAnyTransaction'`)
    expect(await until(async () => (await find(one, 'Transaction')) === null)).toBe(true)
    expect(await lists()).toEqual(['User'])
    expect(codesOf(await save(one, 'x', '', false, 'Transaction'))).toEqual(['DENIED'])
    expect(codesOf(await save(one, 'x', '', false, 'Nothing'))).toEqual(['DENIED'])
    await fleet.cluster.asSuperuser(`insert into role_right values ('admin', 'getAnyTransaction')`)
    expect(await until(async () => (await find(one, 'Transaction')) !== null)).toBe(true)
  })

  it('has a name, and there are at most 50 of a person in a list, also when they come at once', async () => {
    expect(codesOf(await save(one, ' \n '))).toEqual(['BAD_REQUEST'])
    expect(codesOf(await save(one, 'x'.repeat(61)))).toEqual(['BAD_REQUEST'])
    const codes: string[] = []
    for (let at = 0; at < 60; at += 4) {
      const some = await Promise.all([0, 1, 2, 3].map((more) => save(one, `v${at + more}`)))
      codes.push(...some.flatMap(({ errors }) => (errors ?? []).map(({ extensions }) => String(extensions?.['template']))))
    }
    expect(codes).toEqual(Array.from({ length: 14 }, () => 'errors.viewsFull'))
    expect((await told(one))?.filter(({ mine }) => mine).length).toBe(50)
    expect(codesOf(await save(one, 'V3', 'q=again'))).toEqual([])
  })

  it('is removed by its person and by nobody else; that a shared one is no more, and sharing, are in the audit', async () => {
    expect(await remove(other, await idOf(one, 'Odd'))).toBe(false)
    expect(await remove(other, await idOf(other, 'Marked'))).toBe(false)
    expect(await remove(one, await idOf(one, 'Marked'))).toBe(true)
    expect(await idOf(other, 'Marked')).toBeUndefined()
    expect(await remove(one, await idOf(one, 'Odd'))).toBe(true)
    await save(one, 'late ones', '', false)
    expect(await audited()).toEqual([
      { actor: '1', action: 'shareView', entity: 'User', name: 'late ONES' },
      { actor: '1', action: 'shareView', entity: 'User', name: 'Marked' },
      { actor: '1', action: 'shareView', entity: 'User', name: 'Marked as tab' },
      { actor: '1', action: 'removeView', entity: 'User', name: 'Marked' },
      { actor: '1', action: 'removeView', entity: 'User', name: 'late ONES' },
    ])
  })
})

describe('a name that is another by now', () => {
  const renamedTo = async (tables: Parameters<typeof renameViews>[1], place: string) => {
    const client = new PgClient({ connectionString: fleet.cluster.url })
    await client.connect()
    try {
      await client.query(`insert into saved_view (person, entity, name, place, shared) values ('1', 'Book', 'old', $1, false)`, [place])
      await renameViews(client, tables)
      // At each start.
      await renameViews(client, tables)
      return (await client.query(`delete from saved_view where name = 'old' returning entity, place`)).rows
    } finally {
      await client.end()
    }
  }

  it('is so in what people keep: of a field', async () => {
    const { model: { tables } = { tables: [] } } = await generateCase('fieldRenamed')
    const place = 'f.pages=1&sort=-shelf&columns=title%2Cpages&pinned=pages&w.pages=90'
    expect(await renamedTo(tables, place)).toEqual([
      { entity: 'Book', place: 'f.size=1&sort=-kind&columns=title%2Csize&pinned=size&w.size=90' },
    ])
  })

  it('and of an entity', async () => {
    const table = { name: 'volumes', entity: 'Volume', part: '', columns: [], indexes: [], renamed: { entity: 'Book', paths: {} } }
    expect(await renamedTo([table], 'q=x')).toEqual([{ entity: 'Volume', place: 'q=x' }])
  })

  it('and of an entity, in what they keep at hand', async () => {
    const client = new PgClient({ connectionString: fleet.cluster.url })
    await client.connect()
    try {
      await client.query("insert into visit (person, entity, record, kept) values ('1', 'Book', '7', now())")
      await renameViews(client, [
        { name: 'volumes', entity: 'Volume', part: '', columns: [], indexes: [], renamed: { entity: 'Book', paths: {} } },
      ])
      const gone = await client.query("delete from visit where record = '7' and kept is not null returning entity")
      expect(gone.rows).toEqual([{ entity: 'Volume' }])
    } finally {
      await client.end()
    }
  })
})
