// What a spec dropped stays in every database until somebody says that it goes: it is listed with the command that drops it.
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { makeCopy, type Copy } from './makeCopy.ts'
import { runIn } from './runCopy.ts'

// Whole generations or compilations, one after the other: minutes on a slow machine.
vi.setConfig({ testTimeout: 1_800_000, hookTimeout: 1_800_000 })

let copy: Copy
/** Of the library, which is the same to it and takes half the time. */
const generate = (...args: readonly string[]) => runIn(copy, 'generate', '--product', 'examples/library', ...args)
const shelf = "    shelf: { kind: 'text', label: 'Shelf', max: 40 },\n"
const last = (): number => (JSON.parse(copy.read('examples/library/generated/migrations/state.json')) as { readonly last: number }).last
const migration = (): string => copy.read(`examples/library/generated/migrations/${String(last()).padStart(4, '0')}.sql`)

beforeAll(async () => {
  copy = makeCopy()
  copy.edit('examples/library/specs/branches.ts', '  fields: {\n', `  fields: {\n${shelf}`)
  await generate()
  copy.commit('With a shelf')
})
afterAll(() => copy?.remove())

it('is listed and dropped by a migration of its own', async () => {
  expect((await generate('--left')).said).not.toContain('branches.')
  copy.edit('examples/library/specs/branches.ts', shelf, '')
  expect(await generate()).toEqual({
    code: 0,
    said: expect.stringMatching(
      /\d+ columns or tables are left that no spec reads any more: npm run generate -- --product examples\/library --left\n$/,
    ) as string,
  })
  const before = last()
  expect((await generate('--left')).said).toContain(
    'branches.shelf   npm run generate -- --product examples/library --drop branches.shelf\n',
  )
  expect(await generate('--drop', 'branches.shelv')).toEqual({
    code: 1,
    said: 'Nothing that no spec reads is called "branches.shelv". Did you mean "branches.shelf"?\n',
  })
  const dropped = await generate('--drop', 'branches.shelf')
  expect(dropped).toEqual({
    code: 0,
    said: expect.stringContaining('branches.shelf goes with all it holds from every database in which the next migration runs.') as string,
  })
  expect(last()).toBe(before + 1)
  expect(migration()).toContain('alter table "branches" drop column "shelf";')
  expect(await generate('--chek')).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^--chek is not known\nnpm run generate/) as string,
  })
  expect((await generate('--left')).said).not.toContain('branches.')
  expect((await generate('--check')).said).not.toMatch(/stale|chain/)
  copy.edit('examples/library/specs/branches.ts', '  fields: {\n', `  fields: {\n${shelf}`)
  await generate()
  expect(migration()).toContain('alter table "branches" add column "shelf" text;')
})
