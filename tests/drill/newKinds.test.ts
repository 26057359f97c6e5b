// A new kind of each family that has a beginning (npm run new): the files it takes, and that each half which is forgotten does not compile.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { registryOf, type KindFamily } from '../../generator/kinds/kindFiles.ts'
import { house } from '../architecture/listSources.ts'
import { typesOfRooms } from '../run/typesIn.ts'
import { makeCopy, type Copy } from './makeCopy.ts'

interface Begun {
  readonly name: string
  /** What its author makes of its own files. */
  readonly made: readonly (readonly [path: string, from: string, to: string])[]
  /** Its lines in the registry that can be taken out again one by one. */
  readonly listed: readonly string[]
  /** What others have to know of it. */
  readonly halves: readonly (readonly [path: string, from: string, to: string])[]
  /** Where it is told that these are forgotten, if not there. */
  readonly told?: readonly string[]
  /** Files of its own; two where it says nothing. */
  readonly own?: number
}

const kinds: Readonly<Record<KindFamily, Begun>> = {
  field: {
    name: 'colour',
    made: [
      ['language/fields/colour.ts', 'textRules(field)', "({ ...textRules(field), pattern: '^#[0-9a-f]{6}$' })"],
      [
        'language/fields/colour.ts',
        '  view: true',
        "  sample: (_field, seed) => `#${String(seed % 1_000_000).padStart(6, '0')}`,\n  view: true",
      ],
    ],
    listed: ['  colour: NoOptions,\n', '  colour,\n'],
    halves: [
      ['src/look/views.ts', '  changes: LaterChangesView,\n', '  changes: LaterChangesView,\n  colour: ColourView,\n'],
      ['src/look/views.ts', 'import { FilesView,', "import { ColourView } from './ColourView.tsx'\nimport { FilesView,"],
      [
        'tests/language/fields/passports.ts',
        '...filePassports }',
        "...filePassports, colour: { field: { required: true }, good: [{ value: '#00ff00', words: '#00ff00' }], bad: ['green', '#00FF00', 7], graphql: 'String', columns: ['text'], sortable: true } }",
      ],
    ],
  },
  section: {
    name: 'chronicle',
    // A property of its own, where it begins with one that others have.
    made: [
      ['language/sections/chronicle.ts', 'fields', 'times'],
      ['src/screens/records/ChronicleSection.tsx', 'fields', 'times'],
    ],
    listed: ['  chronicle,\n'],
    halves: [
      [
        'generator/checks/shapes/section.ts',
        '  custom: objectOf',
        "  chronicle: object({ kind: anyText, label: text, times: paths('field') }, shared),\n  custom: objectOf",
      ],
      // What a change of its own property means to a reviewer.
      ['generator/diff/classes/screenClasses.ts', "    unless: 'data',\n", "    unless: 'data',\n    times: 'data',\n"],
      ['src/screens/records/sectionKinds.ts', '  custom: { View', '  chronicle: { View: ChronicleSection },\n  custom: { View'],
      ['src/screens/records/sectionKinds.ts', '\ntype Kind =', "import { ChronicleSection } from './ChronicleSection.tsx'\n\ntype Kind ="],
      [
        'tests/language/sections/passports.ts',
        '\n  custom: {',
        "\n  chronicle: { spec: { times: ['since'] }, model: { guard: { rule, own }, times: ['since'] }, paths: ['since'], bad: [{ spec: {}, code: 'missing-property' }] },\n  custom: {",
      ],
    ],
  },
  filter: {
    name: 'startsWith',
    made: [
      ['server/queries/filters/startsWith.ts', '${column()} = ${slot(name)}', 'starts_with(lower(${column()}), ${slot(name)})'],
      ['server/queries/filters/startsWith.ts', '[name]: value }', '[name]: value.trim().toLowerCase() }'],
    ],
    listed: [],
    halves: [
      ['generator/emitters/filters.ts', "  contains: () => 'String',\n", "  contains: () => 'String',\n  startsWith: () => 'String',\n"],
      ['server/queries/filters/index.ts', '  contains,\n', '  contains,\n  startsWith,\n'],
      ['server/queries/filters/index.ts', 'import { timeRange }', "import { startsWith } from './startsWith.ts'\nimport { timeRange }"],
      ['src/screens/lists/choices.ts', '  contains: TextChoice,\n', '  contains: TextChoice,\n  startsWith: TextChoice,\n'],
      [
        'tests/language/filters/passports.ts',
        '\n  flag: {',
        "\n  startsWith: { field: { kind: 'text' }, graphql: 'String', good: [{ set: ['a'], wire: 'a', values: ['a'] }], typed: nothing, bad: [7] },\n  flag: {",
      ],
    ],
  },
  figure: {
    name: 'share',
    made: [['src/screens/reports/Share.tsx', '{t(label)} {figure', '{t(label)}: {figure']],
    listed: [', share'],
    halves: [
      [
        'generator/checks/shapes/report.ts',
        '  ranks: objectOf',
        "  share: objectOf<Figure<'share'>>(common, { counts: measure() }),\n  ranks: objectOf",
      ],
      ['src/screens/reports/figureKinds.ts', '  ranks: { View: Ranks },\n', '  ranks: { View: Ranks },\n  share: { View: Share },\n'],
      ['src/screens/reports/figureKinds.ts', 'import { Split }', "import { Share } from './Share.tsx'\nimport { Split }"],
    ],
  },
  computation: {
    name: 'several',
    made: [['language/computed/several.ts', "['integer']", "['flag']"]],
    listed: [],
    halves: [
      [
        'language/model/computation.ts',
        "readonly kind: 'any' })",
        "readonly kind: 'any' })\n  | (RelatedModel & { readonly kind: 'several' })",
      ],
      [
        'server/queries/computedSql.ts',
        '  any: (row, computes) =>',
        '  several: (row, computes) => sql`(select count(*) > 1 ${fromRelated(row, within(row, computes.of), computes)})`,\n  any: (row, computes) =>',
      ],
    ],
    told: ['generator/resolve/computed.ts'],
    own: 1,
  },
}
const families = Object.keys(kinds) as readonly KindFamily[]

// Whole generations or compilations, one after the other: minutes on a slow machine.
vi.setConfig({ testTimeout: 1_800_000, hookTimeout: 1_800_000 })

let copy: Copy
beforeAll(() => {
  copy = makeCopy()
  copy.commit('The product')
})
afterAll(() => copy.remove())

/** What knows kinds: the engine and its examinations of them, with a product. */
const engine = ['language', 'generator', 'src', 'server', 'specs', 'generated', 'custom', 'tests/language']

/** Files of these rooms in which something does not compile. */
const broken = (rooms = engine): readonly string[] =>
  [...new Set([...typesOfRooms(copy.folder, rooms).matchAll(/^(\S+?)\(\d+,\d+\): error/gm)].flatMap(([, file]) => file ?? []))].toSorted()

/** The examination of all kinds of field, as it goes in the copy. */
const examined = (): { readonly status: number | null; readonly stdout: string } =>
  spawnSync(
    process.execPath,
    [join(house, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'unit', '--reporter', 'verbose', 'tests/language/fields.test.ts'],
    { cwd: copy.folder, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '' } },
  )

/** npm run new: @returns the files that are its own */
const begin = (family: string, name: string): readonly string[] => {
  const before = new Set(copy.changed())
  const args = [join(copy.folder, 'scripts/generate.mjs'), 'new', 'kind', family, name]
  const { stderr, status } = spawnSync(process.execPath, args, { cwd: copy.folder, encoding: 'utf8' })
  expect([stderr, status]).toEqual(['', 0])
  return copy.changed().filter((path) => !before.has(path) && !path.endsWith('/index.ts'))
}

it('does not compile while one half is forgotten, and then does; of its own it takes two files, or one', () => {
  const all = Object.values(kinds)
  const own = Object.entries(kinds).map(([family, { name }]) => begin(family, name))
  for (const [path, from, to] of all.flatMap((each) => [...each.made])) copy.write(path, copy.read(path).split(from).join(to))
  const registries = families.map(registryOf)
  const listed = registries.map((path) => copy.read(path))
  // What a kind can say and what it is: without either nothing that looks kinds up compiles.
  Object.values(kinds).forEach((each, at) => each.listed.forEach((line) => copy.edit(registries[at] ?? '', line, '')))
  expect(broken(['language'])).toEqual(expect.arrayContaining(['language/fields/index.ts', 'language/sections/index.ts']))
  registries.forEach((path, at) => copy.write(path, listed[at] ?? ''))
  const halves = all.flatMap((each) => each.halves.map(([path]) => path))
  // The examinations look kinds up among their passports.
  const told = all.flatMap((each) => each.told ?? each.halves.map(([path]) => path))
  expect(broken().filter((path) => !path.endsWith('.test.ts'))).toEqual([...new Set(told)].toSorted())
  for (const [path, from, to] of all.flatMap((each) => [...each.halves])) copy.edit(path, from, to)
  expect(broken()).toEqual([])
  Object.entries(kinds).forEach(([family, { halves: forgotten, own: count = 2 }], at) => {
    const others = new Set([registries[at], ...forgotten.map(([path]) => path)])
    console.log(`a ${family} kind: ${own[at]?.join(', ')}; a line or two in ${[...others].join(', ')}`)
    expect(own[at]).toHaveLength(count)
  })
  expect(copy.changed().length).toBe(own.flat().length + new Set([...halves, ...registries]).size)
  const { status, stdout } = examined()
  expect(stdout).toMatch(/kind colour > refuses \S*green/)
  expect(status).toBe(0)
})
