// A new kind of field, of section and of filter: the files it takes, and that each half which is forgotten does not compile.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { house } from '../architecture/listSources.ts'
import { compileCopy } from './compileCopy.ts'
import { makeCopy } from './makeCopy.ts'
import type { Copy } from './makeCopy.ts'

const kinds = {
  field: {
    own: {
      'language/fields/colour.ts': `// A colour, as #rrggbb.
import type { Reading } from '../options.ts'
import type { FieldCommon, FieldKind } from './kind.ts'
import { textRules, textual } from './text.ts'
import type { TextRules } from './text.ts'

export interface ColourField<R extends Reading> extends FieldCommon<R> {
  readonly kind: 'colour'
}

export const colour = {
  ...textual,
  jsonSchema: (field) => ({ ...textRules(field), pattern: '^#[0-9a-f]{6}$' }),
  uiSchema: () => ({ 'ui:options': { inputType: 'color' } }),
  sample: (_field, seed) => \`#\${String(seed % 1_000_000).padStart(6, '0')}\`,
  view: true,
} as const satisfies FieldKind<TextRules, string>
`,
      'src/look/ColourView.tsx': `// A colour: its name and what it looks like.
import type { FieldViewProps } from './FieldView.ts'

export const ColourView = ({ value }: FieldViewProps) => (
  <span className="number">
    <svg width="12" height="12" aria-hidden="true">
      <rect width="12" height="12" fill={String(value)} />
    </svg>{' '}
    {String(value)}
  </span>
)
`,
    },
    declared: [
      [
        'language/fields/index.ts',
        "import { date } from './date.ts'",
        "import { colour } from './colour.ts'\nimport type { ColourField } from './colour.ts'\nimport { date } from './date.ts'",
      ],
      ['language/fields/index.ts', '  | DateField<R>\n', '  | DateField<R>\n  | ColourField<R>\n'],
    ],
    registered: [
      ['language/fields/index.ts', '  date: NoOptions,\n', '  date: NoOptions,\n  colour: NoOptions,\n'],
      ['language/fields/index.ts', '  date,\n', '  date,\n  colour,\n'],
    ],
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
    own: {
      'language/sections/timeline.ts': `// Times of a record, one below the other.
import type { AnyWords } from '../words.ts'
import type { SectionCommon, SectionKind, SectionModelCommon } from './kind.ts'

export interface TimelineSection<W extends AnyWords, Path extends string> extends SectionCommon<W> {
  readonly kind: 'timeline'
  readonly times: readonly Path[]
}
export interface TimelineModel extends SectionModelCommon {
  readonly kind: 'timeline'
  readonly times: readonly string[]
}
export const timeline: SectionKind<TimelineSection<AnyWords, string>, TimelineModel> = {
  resolve: ({ times }, { besides, readOf }) => ({ kind: 'timeline', guard: besides(readOf(times)), times }),
  paths: ({ times }) => times,
}
`,
      'src/screens/records/TimelineSection.tsx': `// Times of a record, one below the other.
import { Facts } from '../lists/Facts.tsx'
import { SectionFrame } from './SectionFrame.tsx'
import type { SectionProps } from './SectionProps.ts'

export const TimelineSection = ({ section, records, record, role }: SectionProps<'timeline'>) => (
  <SectionFrame label={section.label}>
    <Facts records={records} record={record} paths={section.times} role={role} />
  </SectionFrame>
)
`,
    },
    declared: [
      [
        'language/sections/index.ts',
        '\n/** A section as a spec writes it. */',
        "import { timeline } from './timeline.ts'\nimport type { TimelineModel, TimelineSection } from './timeline.ts'\n\n/** A section as a spec writes it. */",
      ],
      ['language/sections/index.ts', '  | CustomSection<W>\n', '  | CustomSection<W>\n  | TimelineSection<W, Path>\n'],
      ['language/sections/index.ts', '| CustomSectionModel\n', '| CustomSectionModel | TimelineModel\n'],
    ],
    registered: [],
    halves: [
      ['language/sections/index.ts', '{ facts, form, related, report, custom }', '{ facts, form, related, report, custom, timeline }'],
      [
        'generator/checks/shapes/section.ts',
        '  custom: objectOf',
        "  timeline: object({ kind: anyText, label: text, times: paths('field') }, shared),\n  custom: objectOf",
      ],
      // What a change of its own property means to a reviewer.
      ['generator/diff/classes/screenClasses.ts', "    unless: 'data',\n", "    unless: 'data',\n    times: 'data',\n"],
      ['src/screens/records/sectionKinds.ts', '  custom: { View', '  timeline: { View: TimelineSection },\n  custom: { View'],
      ['src/screens/records/sectionKinds.ts', '\ntype Kind =', "import { TimelineSection } from './TimelineSection.tsx'\n\ntype Kind ="],
      [
        'tests/language/sections/passports.ts',
        '\n  custom: {',
        "\n  timeline: { spec: { times: ['since'] }, model: { guard: { rule, own }, times: ['since'] }, paths: ['since'], bad: [{ spec: {}, code: 'missing-property' }] },\n  custom: {",
      ],
    ],
  },
  filter: {
    own: {
      'language/filters/startsWith.ts': `// How a text starts.
import type { FilterKind } from './kind.ts'
import { valuesIn } from './values.ts'

export const startsWith = { wire: (value) => valuesIn(value)[0], sensible: valuesIn } as const satisfies FilterKind
`,
      'server/queries/filters/startsWith.ts': `// How a text starts, in whatever case.
import { sql } from 'kysely'
import { slot } from '../plan.ts'
import { bad } from './conditionOf.ts'
import type { ConditionOf } from './conditionOf.ts'

export const startsWith: ConditionOf = ({ column, name, value }) => {
  if (typeof value !== 'string') throw bad(name)
  return { shape: name, where: () => sql\`starts_with(lower(\${column()}), \${slot(name)})\`, values: { [name]: value.trim().toLowerCase() } }
}
`,
    },
    declared: [
      ['language/filters/index.ts', 'intRange, flag, has }', 'intRange, flag, has, startsWith }'],
      ['language/filters/index.ts', 'import { timeRange }', "import { startsWith } from './startsWith.ts'\nimport { timeRange }"],
    ],
    registered: [],
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
} as const

let copy: Copy
beforeAll(() => {
  copy = makeCopy()
  copy.commit('The product')
}, 180_000)
afterAll(() => copy.remove(), 180_000)

/** Files in which something does not compile. */
const broken = (): readonly string[] =>
  [...new Set([...compileCopy(copy).matchAll(/^(\S+?)\(\d+,\d+\): error/gm)].flatMap(([, file]) => file ?? []))].toSorted()

/** The examination of all kinds of field, as it goes in the copy. */
const examined = (): { readonly status: number | null; readonly stdout: string } =>
  spawnSync(
    process.execPath,
    [join(house, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'unit', '--reporter', 'verbose', 'tests/language/fields.test.ts'],
    { cwd: copy.folder, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '' } },
  )

it('does not compile while one half is forgotten, and then does; of its own it takes two files', () => {
  const all = Object.values(kinds)
  for (const { own, declared } of all) {
    for (const [path, text] of Object.entries(own)) copy.write(path, text)
    for (const [path, from, to] of declared) copy.edit(path, from, to)
  }
  // What a kind can say and what it is: without either nothing that looks kinds up compiles.
  expect(broken()).toContain('language/fields/index.ts')
  for (const [path, from, to] of kinds.field.registered) copy.edit(path, from, to)
  const halves = all.flatMap((each) => each.halves.map(([path]) => path))
  // The examinations look kinds up among their passports.
  expect(broken().filter((path) => !path.endsWith('.test.ts'))).toEqual([...new Set(halves)].toSorted())
  for (const [path, from, to] of all.flatMap((each) => [...each.halves])) copy.edit(path, from, to)
  expect(broken()).toEqual([])
  for (const [family, { own, declared, registered, halves: forgotten }] of Object.entries(kinds)) {
    const registries = new Set([...declared, ...registered, ...forgotten].map(([path]) => path))
    console.log(`a ${family} kind: ${Object.keys(own).join(', ')}; a line or two in ${[...registries].join(', ')}`)
    expect(Object.keys(own).length).toBeLessThanOrEqual(2)
  }
  const written = all.flatMap(({ own }) => Object.keys(own))
  expect(copy.changed().length).toBe(written.length + new Set([...halves, 'language/filters/index.ts', 'language/fields/index.ts']).size)
  const { status, stdout } = examined()
  expect(stdout).toMatch(/kind colour > refuses \S*green/)
  expect(status).toBe(0)
}, 300_000)
