// A15: sizes of pages and cursors, odd and forged ones; a cursor tells nothing that its reader may not read.
import type { Client } from 'graphql-ws'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillRows } from '../../server/db/fillRows.ts'
import { product } from '../../server/product.ts'
import { staffRights } from './oracle/rights.ts'
import { ask, codesOf } from './server/ask.ts'
import { openAccess, type Access } from './server/openAccess.ts'

let access: Access
let admin: Client

beforeAll(async () => {
  access = await openAccess()
  admin = await access.socket('admin')
})
afterAll(() => access.stop())

interface Page {
  readonly items: readonly unknown[]
  readonly start: string | null
  readonly end: string | null
}
const list = (operation: string, args: string) =>
  ask<{ answer: Page | null }>(admin, `query { answer: ${operation}(${args}) { items { id } start end } }`)
const all = (): readonly string[] => staffRights(access.oracle.specs)
const sorts = [
  'id',
  'role',
  'screenName',
  'email',
  'balanceTotal',
  'personalPhone',
  'personalCountry',
  'personalCity',
  'registrationLastLoginTime',
]

describe('a page', () => {
  /** More people than a page holds. */
  const copies = `insert into users select (jsonb_populate_record(null::users, to_jsonb(u) ||
    jsonb_build_object('id', 10000 + n, 'email', 'many' || n || '@access.example', 'username', 'many' || n))).*
    from users u, generate_series(1, 110) n where u.username = 'member' on conflict do nothing`
  const addMany = async (): Promise<void> => {
    const client = new pg.Client({ connectionString: access.ownerUrl })
    await client.connect()
    await client.query(copies)
    await fillRows(client, product)
    await client.end()
  }

  it.each([
    [0, 1],
    [-1, 1],
    [3, 3],
    [100, 100],
    [101, 100],
    [1_000_000_000, 100],
  ])('of %d has %d', async (first, size) => {
    await access.grant('admin', all(), admin)
    await addMany()
    expect((await list('usersSearch', `first: ${first}`)).data?.answer?.items).toHaveLength(size)
  })

  it.each(['NaN', '1.5', '"3"', '99999999999'])('of %s is refused', async (first) => {
    const answer = await list('usersSearch', `first: ${first}`)
    expect([codesOf(answer), answer.data?.answer ?? null]).toEqual([['BAD_REQUEST'], null])
  })

  it('begins at a cursor of the same list only', async () => {
    await access.grant('admin', all(), admin)
    const from = async (args: string): Promise<string> => String((await list('usersSearch', `first: 2, ${args}`)).data?.answer?.end)
    const byMail = await from('sort: { by: email, direction: ASCENDING }')
    const forged = Buffer.from(JSON.stringify(['x', '1', "' or 1=1 --"])).toString('base64url')
    const others = [
      byMail,
      forged,
      `${byMail}x`,
      '',
      'null',
      '../../etc/passwd',
      'A'.repeat(5_000),
      Buffer.from(JSON.stringify({ id: '1' })).toString('base64url'),
    ]
    for (const cursor of others) {
      const answer = await list('usersSearch', `after: "${cursor}", sort: { by: id, direction: ASCENDING }`)
      const inOrder = cursor === '' && !answer.errors
      if (!inOrder)
        expect([cursor.slice(0, 20), codesOf(answer), answer.data?.answer ?? null]).toEqual([cursor.slice(0, 20), ['BAD_REQUEST'], null])
    }
    expect(
      (await list('usersSearch', `after: "${byMail}", sort: { by: email, direction: ASCENDING }, filter: { role: [member] }`)).errors,
    ).toHaveLength(1)
  })

  it('tells in its cursors nothing that its reader may not read', async () => {
    await access.grant('admin', ['getAnyUserInfo'], admin)
    for (const name of sorts) {
      const answer = (await list('usersSearch', `sort: { by: ${name}, direction: ASCENDING }`)).data?.answer
      const told = [answer?.start, answer?.end].map((each) => Buffer.from(each ?? '', 'base64url').toString()).join()
      expect([name, /only-|471113|4711\.13/.test(told)]).toEqual([name, false])
    }
  })
})
