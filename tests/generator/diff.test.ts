// A change of the specs in the words of who gains and who loses.
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { World } from '../../generator/emitters/output.ts'
import { differenceOf, differenceText } from '../../generator/diff/diff.ts'
import { modelOf } from '../../generator/generate.ts'
import { makeLoader } from '../../generator/load/load.ts'
import { base, folder } from './cases.ts'

const worldOf = async (name: string): Promise<World> => {
  const house = join(folder, '../../..')
  const specs = join(folder, name, 'specs')
  const loader = makeLoader(specs, 'specs')
  try {
    return await modelOf(
      { specs, shown: 'specs', sdl: join(house, 'schema'), language: join(house, 'language'), generated: join(folder, name, 'expected') },
      loader,
    )
  } finally {
    await loader.stop()
  }
}
const library = await worldOf(base)

it('finds nothing between a product and itself', () => {
  expect(differenceOf(library, library)).toEqual({ access: [], contract: [], database: [], verdict: [] })
  expect(differenceText(differenceOf(library, library))).toContain('Verdict: safe')
})

it('tells who gains and loses a screen, a field, an operation', async () => {
  const opened = differenceOf(library, await worldOf('openDoors'))
  expect(opened.access).toContain('- librarian opens /')
  const { access } = differenceOf(library, await worldOf('guardedFields'))
  expect(access).toContain('+ director reads Book.worth.guess')
  expect(access).toContain('+ librarian reads Book.worth.guess')
  expect(access.filter((each) => each.includes('librarian') && each.includes('insured'))).toEqual([])
  expect(access).toContain('+ director changes Book.worth.guess')
})

it('tells what clients notice and what the database does', async () => {
  const { contract, database, verdict } = differenceOf(library, await worldOf('fieldRemoved'))
  expect(contract).toContain('breaking: Book.shelf was removed.')
  expect(database).toContain('alter table "books" alter column "shelf" drop not null;')
  expect(verdict).toContain('breaking')
})
