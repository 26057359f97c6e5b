// A custom that the specs name and nobody wrote: generate says where and how to begin, the beginning compiles.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { typesIn } from '../run/typesIn.ts'
import { makeCopy } from './makeCopy.ts'
import type { Copy } from './makeCopy.ts'
import { runIn } from './runCopy.ts'

let copy: Copy
beforeAll(() => {
  copy = makeCopy()
}, 180_000)
afterAll(() => copy?.remove(), 60_000)

/** Names that the specs give, one of each family that a spec can name by a line or two. */
const names = ['tagAges', 'oldEnough', 'agePlus', 'agesAutocomplete', 'pageAges', 'ages'] as const
const edits = [
  ['specs/tags.ts', '    usedBy: {', "    ages: { kind: 'derived', label: 'Ages', as: 'text', by: 'tagAges' },\n    usedBy: {"],
  ['specs/tags.ts', "    effect: 'removeTagFromCreators',\n", "    effect: 'removeTagFromCreators',\n    guards: ['oldEnough'],\n"],
  ['specs/tags.ts', '  order: { by', "  answers: { agesAutocomplete: { needs: 'opensCategories' } },\n  order: { by"],
  ['specs/tags.ts', "  update: 'opensCategories',\n  effect: 'deriveSlug',", "  update: 'opensCategories',\n  effect: 'agePlus',"],
  [
    'specs/tags.ts',
    '  remove: {',
    "  actions: { pageAges: { kind: 'custom', on: 'list', label: 'Page ages', by: 'pageAges', needs: 'opensCategories', undo: { never: 'nothing changes' } } },\n  remove: {",
  ],
  [
    'specs/staticPages.ts',
    '    sections: {\n',
    "    sections: {\n      ages: { kind: 'custom', label: 'Ages', needs: 'opensCategories' },\n",
  ],
  [
    'specs/texts/guards.ts',
    'export const guardTexts = {\n',
    "export const guardTexts = {\n  'guards.oldEnough': 'This is not old enough',\n",
  ],
  [
    'specs/customs.ts',
    'CustomsSpec = [\n',
    "CustomsSpec = [\n  { why: 'a drill', derived: ['tagAges'], guards: ['oldEnough'], effects: ['agePlus'], answers: ['agesAutocomplete'], actions: ['pageAges'], sections: ['ages'] },\n",
  ],
] as const

it('is told with its place and the command that begins it, which compiles', async () => {
  for (const [path, from, to] of edits) copy.edit(path, from, to)
  const first = await runIn(copy, 'generate')
  expect(first.code).toBe(1)
  expect(first.said).toContain(
    `specs/tags.ts:21:61  unwritten-custom\n  "tagAges" is named here among the derived and written nowhere; what it begins with: npm run new -- custom tagAges\n`,
  )
  expect(first.said).toContain('6 problems. The tables are written.')
  expect(await runIn(copy, 'new', 'custom', 'tagAgs')).toEqual({
    code: 1,
    said: expect.stringContaining('No spec names a custom "tagAgs" that is not written yet. Did you mean "tagAges"?'),
  })
  // One after the other: they edit the same registries.
  // eslint-disable-next-line no-await-in-loop
  for (const name of names) expect(await runIn(copy, 'new', 'custom', name)).toMatchObject({ code: 0 })
  expect(await runIn(copy, 'generate', '--check')).toEqual({ code: 1, said: expect.not.stringContaining('unwritten') })
  expect(typesIn(copy.folder)).toBe('')
  expect(copy.read('custom/server/derived/tagAges.ts')).toContain('// TagAges, as specs/tags.ts:21 names it')
  expect((await runIn(copy, 'new', 'custom', 'tagAges')).said).toContain('Every custom that the specs name is written.')
}, 300_000)
