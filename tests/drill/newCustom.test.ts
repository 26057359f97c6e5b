// A custom that the specs name and nobody wrote: generate says where and how to begin, the beginning compiles.
import { execFileSync } from 'node:child_process'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { typesIn } from '../run/typesIn.ts'
import { makeCopy, type Copy } from './makeCopy.ts'
import { runIn } from './runCopy.ts'

// Whole generations or compilations, one after the other: minutes on a slow machine.
vi.setConfig({ testTimeout: 1_800_000, hookTimeout: 1_800_000 })

let copy: Copy
beforeAll(() => {
  copy = makeCopy()
})
afterAll(() => copy?.remove())

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
  const [one, ...others] = names
  expect(await runIn(copy, 'new', 'custom', one)).toMatchObject({ code: 0 })
  // What is one too many leaves nothing half done.
  expect(await runIn(copy, 'new', 'custom', ...others, one)).toMatchObject({ code: 1 })
  expect(await runIn(copy, 'new', 'custom', ...others)).toMatchObject({ code: 0 })
  expect(await runIn(copy, 'generate', '--check')).toEqual({ code: 1, said: expect.not.stringContaining('unwritten') })
  expect(typesIn(copy.folder)).toBe('')
  expect(copy.read('custom/server/derived/tagAges.ts')).toContain('// TagAges, as specs/tags.ts:21 names it')
  expect((await runIn(copy, 'new', 'custom', 'tagAges')).said).toContain('Every custom that the specs name is written.')
})

/** The smallest product names its first customs, of the server and of the browser. */
const first = ['shoutName', 'calmName', 'nameLength', 'rename', 'namesakes', 'card', 'overview', 'greeting'] as const
const inSmallest = [
  [
    "      name: { kind: 'text',",
    "      length: { kind: 'derived', label: 'Length', as: 'integer', by: 'nameLength' },\n      name: { kind: 'text',",
  ],
  [
    "    create: { label: 'Add person',",
    "    effect: 'shoutName',\n    guards: ['calmName'],\n    answers: { namesakes: { needs: 'readPeople' } },\n    actions: { rename: { kind: 'custom', on: 'list', label: 'Rename', by: 'rename', needs: 'changePeople', undo: { never: 'nothing changes' } } },\n    detail: { path: '/people/:personId', sections: { card: { kind: 'custom', label: 'Card', needs: 'readPeople' } } },\n    create: { label: 'Add person',",
  ],
  [
    'export const person =',
    "export const screens = defineScreens({ overview: { path: '/overview', label: 'Overview', needs: 'readPeople' } })\nexport const menu = defineMenu({ bar: { greeting: { needs: 'readPeople' } } })\nexport const texts = { 'guards.calmName': 'This is too loud' }\nexport const person =",
  ],
  ['const { defineApp, defineEntity, definePerson }', 'const { defineApp, defineEntity, defineMenu, definePerson, defineScreens }'],
] as const

it('begins in a product that had none, whose folder and lists come with it', async () => {
  const product = ['--product', 'examples/notes']
  expect(await runIn(copy, 'new', 'product', 'notes')).toMatchObject({ code: 0 })
  for (const [from, to] of inSmallest) copy.edit('examples/notes/specs/index.ts', from, to)
  expect((await runIn(copy, 'generate', ...product)).said).toContain('8 problems. The tables are written.')
  expect(await runIn(copy, 'new', 'custom', ...first, ...product)).toEqual({ code: 0, said: expect.stringContaining('is written') })
  expect(await runIn(copy, 'spec:diff', '--accept', ...product)).toMatchObject({ code: 0 })
  expect(await runIn(copy, 'generate', '--check', ...product)).toMatchObject({ code: 0 })
  const settings = "import { tsconfigOf } from './scripts/product.mjs'; process.stdout.write(tsconfigOf('examples/notes'))"
  const project = execFileSync(process.execPath, ['--input-type=module', '--eval', settings], { cwd: copy.folder, encoding: 'utf8' })
  expect(typesIn(copy.folder, project)).toBe('')
})
