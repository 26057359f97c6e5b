// Whom a reference may name: records that meet conditions of their own entity, asked when one is chosen anew and held until it is stored.
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { under, type Written } from '../../generator/written.ts'
import type { Caller } from '../../server/call.ts'
import { lockWaiters } from '../run/lockWaiters.ts'
import { addMember, fillLibrary } from './records/fillLibrary.ts'
import { library } from './records/library/index.ts'
import { customs } from './records/libraryBench.ts'
import { makeProduct } from './records/makeProduct.ts'
import { openWorkbench, type Bag, type Workbench } from './records/workbench.ts'

/** Books belong to members in good standing, and to nobody who enters them; such borrow them, too. */
const house = (): Written => {
  const { Book, Member } = library.entities
  if (!Book || !Member) throw new Error('the library lacks something')
  const meets = ['inGoodStanding', 'notOneself']
  const lend = under(Book.actions, 'lend')
  return {
    ...library,
    texts: { ...library.texts, 'guards.inGoodStanding': 'The member is barred' },
    entities: {
      ...library.entities,
      Member: { ...Member, conditions: { inGoodStanding: { 'standing.status': ['GOOD'] }, notOneself: { id: { not: 'viewer' } } } },
      Book: {
        ...Book,
        fields: { ...Book.fields, owner: { ...under(Book.fields, 'owner'), meets } },
        actions: { ...Book.actions, lend: { ...lend, guards: [], asks: { member: { ...under(lend?.asks, 'member'), meets } } } },
      },
    },
  } as unknown as Written
}

let bench: Workbench
let librarian: Caller
let good: string
let barred: string

beforeAll(async () => {
  const { product, folder } = makeProduct(house(), customs)
  bench = await openWorkbench(product, folder)
  librarian = bench.callerOf('librarian', '1')
  await fillLibrary(bench)
  good = await addMember(bench, 'good@example.com')
  barred = await addMember(bench, 'barred@example.com')
  await bench.sql("update members_standing set status = 'BARRED' where id = $1", [barred])
})
afterAll(() => bench.stop())

const create = (title: string, owner: string): Promise<Bag> => bench.run(librarian, 'booksCreate', { input: { title, owner } }, ['title'])
const told = { __typename: 'Refused', rule: 'inGoodStanding', message: 'The member is barred' }

describe('who is named by a reference', () => {
  it('meets its conditions, or is refused by their name and in their words', async () => {
    expect(await create('Ubik', barred)).toMatchObject(told)
    expect(await create('Ubik', '1')).toMatchObject({ __typename: 'Refused', rule: 'notOneself' })
    expect(await create('Ubik', good)).toMatchObject({ __typename: 'BookSaved' })
  })

  it('does so in what a dialog asks, too', async () => {
    const [row] = await bench.sql("select id, version from books where title = 'Solaris'")
    const lend = (member: string) =>
      bench.run(librarian, 'booksLend', { id: String(row?.['id']), version: row?.['version'], input: { member } })
    expect(await lend(barred)).toMatchObject(told)
  })

  it('stays where it was chosen before, and is not chosen anew', async () => {
    const answer = await create('Valis', good)
    const id = String((answer['record'] as Bag)['id'])
    await bench.sql("update members_standing set status = 'BARRED' where id = $1", [good])
    expect(await bench.run(librarian, 'booksUpdate', { id, version: 1, patch: { pages: 9, owner: good } })).toMatchObject({
      __typename: 'BookSaved',
    })
    expect(await bench.run(librarian, 'booksUpdate', { id, version: 2, patch: { owner: barred } })).toMatchObject(told)
    await bench.sql("update members_standing set status = 'GOOD' where id = $1", [good])
  })

  it('is waited for while somebody changes what is asked of them, and asked as they are then', async () => {
    await bench.asOwner(`begin; update members_standing set status = 'BARRED' where id = ${good}`)
    const answer = create('At once', good)
    while ((await lockWaiters(bench.sql)) === 0) await sleep(20)
    await bench.asOwner('commit')
    expect(await answer).toMatchObject(told)
    expect(await bench.sql("select 1 from books where title = 'At once'")).toEqual([])
  })
})
