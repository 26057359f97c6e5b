// A change of the specs in the words of who gains and who loses.
import { expect, it } from 'vitest'
import { differenceFormats } from '../../generator/diff/differenceFormats.ts'
import { differenceOf } from '../../generator/diff/differenceOf.ts'
import { base } from './cases.ts'
import { standOfCase } from './verdict/editedStand.ts'

const library = await standOfCase(base)

it('finds nothing between a product and itself', () => {
  expect(differenceOf(library, library)).toEqual({ access: [], changes: [], contract: [], database: [], verdict: [] })
  expect(differenceFormats['text']?.(differenceOf(library, library))).toContain('Verdict: safe')
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

it('tells a pull request without a word of the specs being read as markup, and programs as JSON', async () => {
  const difference = differenceOf(library, await standOfCase('hostileTexts'))
  const markdown = differenceFormats['markdown']?.(difference) ?? ''
  expect(markdown).toMatch(/^\*\*Verdict: /)
  // Tags of its own, and none from a text.
  expect(markdown.match(/<\/?(?!details|summary)[a-z][^>]*>/gi) ?? []).toEqual([])
  for (const line of markdown.split('\n').filter((each) => each.startsWith('| '))) expect(line.split('|')).toHaveLength(5)
  expect(JSON.parse(differenceFormats['json']?.(difference) ?? '')).toMatchObject({ ...difference })
})

it('calls it safe where nobody may do, see or skip more', () => {
  const said = differenceFormats['text']?.({ access: [], changes: [], contract: [], database: [], verdict: ['data'] })
  expect(said).toContain('Verdict: safe: nobody may do, see or skip more; what is stored, sent or shown is another\n')
})
