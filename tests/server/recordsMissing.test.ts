// What a record has to have and nobody gave: told at the field, not as a fault of the server.
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Caller } from '../../server/call.ts'
import { insert } from '../../server/actions/insert.ts'
import type { Customs } from '../../server/kit.ts'
import { errorsOf } from './records/fillLibrary.ts'
import { library } from './records/library/index.ts'
import { customs, openFilledLibrary } from './records/libraryBench.ts'
import { makeProduct } from './records/makeProduct.ts'
import type { Workbench } from './records/workbench.ts'

let bench: Workbench
let librarian: Caller
let lacking: Workbench['run']

beforeAll(async () => {
  ;({ bench, librarian } = await openFilledLibrary())
  const { Book, ...others } = library.entities
  if (!Book?.create) throw new Error('no books are made')
  // The generator would refuse it, were there no effect that is said to give the title.
  const create = { ...Book.create, fields: ['pages'], effect: 'titled', gives: ['title'] }
  const entities = { ...others, Book: { ...Book, create } }
  const effects = { ...customs.effects, titled: () => Promise.resolve() }
  lacking = bench.serving({ ...bench.product, ...makeProduct({ ...library, entities }, { ...customs, effects }).product })
})
afterAll(() => bench.stop())

it('names the field that creation did not ask for and its effect did not give, and keeps nothing', async () => {
  const before = await bench.sql('select count(*)::int as n from books')
  const answer = await lacking(librarian, 'booksCreate', { input: { pages: 7 } }, ['pages'])
  expect(answer).toMatchObject({ __typename: 'Invalid' })
  expect(errorsOf(answer)).toEqual([['title', 'errors.required']])
  expect(await bench.sql('select count(*)::int as n from books')).toEqual(before)
})

it('does so where a custom makes the record', async () => {
  const orderBooks: NonNullable<Customs['actions']>[string] = async (change) => ({ ids: [await insert(change, 'Book', { pages: 1 })] })
  const serve = bench.serving({ ...bench.product, customs: { ...bench.product.customs, actions: { orderBooks } } })
  const answer = await serve(librarian, 'booksOrder', { input: { title: 'Lost', price: { amount: '1.00', currency: 'EUR' } } })
  expect(errorsOf(answer)).toEqual([['title', 'errors.required']])
})
