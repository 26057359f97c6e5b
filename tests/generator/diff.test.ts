// A change of the specs in the words of who gains and who loses.
import { expect, it } from 'vitest'
import { differenceOf, differenceText } from '../../generator/diff/diff.ts'
import { base } from './cases.ts'
import { standOfCase } from './verdict/editedStand.ts'

const library = await standOfCase(base)

it('finds nothing between a product and itself', () => {
  expect(differenceOf(library, library)).toEqual({ access: [], changes: [], contract: [], database: [], verdict: [] })
  expect(differenceText(differenceOf(library, library))).toContain('Verdict: safe')
})

it('tells who gains and loses a screen, a field, an operation', async () => {
  const opened = differenceOf(library, await standOfCase('openDoors'))
  expect(opened.access).toContain('- librarian opens /')
  const { access } = differenceOf(library, await standOfCase('guardedFields'))
  expect(access).toContain('+ director reads Book.worth.guess')
  expect(access).toContain('+ librarian reads Book.worth.guess')
  expect(access.filter((each) => each.includes('librarian') && each.includes('insured'))).toEqual([])
  expect(access).toContain('+ director changes Book.worth.guess')
})

it('tells what clients notice and what the database does', async () => {
  const { contract, database, verdict } = differenceOf(library, await standOfCase('fieldRemoved'))
  expect(contract).toContain('breaking: Book.shelf was removed.')
  expect(database).toContain('alter table "books" alter column "shelf" drop not null;')
  expect(verdict).toContain('breaking')
})
