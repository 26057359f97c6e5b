// What a spec dropped stays in every database until somebody says that it goes: it is listed with the command that drops it.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeCopy } from './makeCopy.ts'
import type { Copy } from './makeCopy.ts'
import { runIn } from './runCopy.ts'

let copy: Copy
const shelf = "    shelf: { kind: 'text', label: 'Shelf', max: 40 },\n"
const last = (): number => (JSON.parse(copy.read('generated/migrations/state.json')) as { readonly last: number }).last
const migration = (): string => copy.read(`generated/migrations/${String(last()).padStart(4, '0')}.sql`)

beforeAll(async () => {
  copy = makeCopy()
  copy.edit('specs/tags.ts', '  fields: {\n', `  fields: {\n${shelf}`)
  await runIn(copy, 'generate')
  copy.commit('With a shelf')
})
afterAll(() => copy?.remove())

it('is listed and dropped by a migration of its own', async () => {
  expect((await runIn(copy, 'generate', '--left')).said).not.toContain('tags.')
  copy.edit('specs/tags.ts', shelf, '')
  expect(await runIn(copy, 'generate')).toMatchObject({ code: 0 })
  const before = last()
  expect((await runIn(copy, 'generate', '--left')).said).toContain('tags.shelf   npm run generate -- --drop tags.shelf\n')
  expect(await runIn(copy, 'generate', '--drop', 'tags.shelv')).toEqual({
    code: 1,
    said: 'Nothing that no spec reads is called "tags.shelv". Did you mean "tags.shelf"?\n',
  })
  const dropped = await runIn(copy, 'generate', '--drop', 'tags.shelf')
  expect(dropped).toEqual({
    code: 0,
    said: expect.stringContaining('tags.shelf goes with all it holds from every database in which the next migration runs.') as string,
  })
  expect(last()).toBe(before + 1)
  expect(migration()).toContain('alter table "tags" drop column "shelf";')
  expect((await runIn(copy, 'generate', '--left')).said).not.toContain('tags.')
  expect((await runIn(copy, 'generate', '--check')).said).not.toMatch(/stale|chain/)
  copy.edit('specs/tags.ts', '  fields: {\n', `  fields: {\n${shelf}`)
  await runIn(copy, 'generate')
  expect(migration()).toContain('alter table "tags" add column "shelf" text;')
})
