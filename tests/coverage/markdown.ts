// The coverage as a table for people: each statement, how it stands, where it stands, which tests prove it or are named for it.
import { isSplit, saysOf, standsOf, valuesOf, type Row, type Rows } from './Row.ts'
import type { Standing } from './standing.ts'

/** Tests by the name of the row they prove: `tests/shell/menu.test.ts: shows an admin everything`. */
export type Tests = ReadonlyMap<string, readonly string[]>

export interface Told {
  /** Rows by the headings of the product spec. */
  readonly sections: Readonly<Record<string, Rows>>
  readonly tests: Tests
  readonly standing: (name: string, row: Row) => Standing
  /** Tests by the number of the acceptance case they are named after. */
  readonly cases: Tests
  /** What no row quotes, by the reason why (tests/coverage/noStatement.ts). */
  readonly unquoted: Readonly<Record<string, readonly string[]>>
}

const cell = (text: string): string => text.replaceAll('|', '\\|')

const heldOf = (row: Row, standing: Standing): string => {
  if (!isSplit(row)) return standing === 'red' ? 'no test' : 'has a test, not proved value by value'
  if (standing === 'red') return 'no proof'
  const values = valuesOf(row)
  const notSo = Object.entries(row.notSo ?? {})
  const held = values.filter(([, value]) => row.notSo?.[value] === undefined).map(([, value]) => value)
  return [
    ...(held.length > 0 ? [`${held.length} of ${values.length} proved: ${held.join(' · ')}`] : []),
    ...notSo.map(([value, why]) => `**not so**: ${value} (${why})`),
  ].join('<br>')
}

const sectionOf = (heading: string, rows: Rows, { tests, standing }: Told): readonly string[] => [
  `## ${heading}`,
  '',
  '| name | the product spec says | value by value | where it stands | tests |',
  '|---|---|---|---|---|',
  ...Object.entries(rows).map(
    ([name, row]) =>
      `| ${name} | ${cell(saysOf(row))} | ${cell(heldOf(row, standing(name, row)))} | ${standsOf(row).join('<br>')} | ${(tests.get(name) ?? []).map(cell).join('<br>')} |`,
  ),
  '',
]

const acceptanceOf = (cases: Tests): readonly string[] => [
  '## Acceptance cases',
  '',
  '| case | tests |',
  '|---|---|',
  ...[...cases].map(([name, tests]) => `| ${name} | ${tests.map(cell).join('<br>')} |`),
  '',
]

const unquotedOf = (unquoted: Told['unquoted']): readonly string[] => [
  '## What no row quotes',
  '',
  '| the product spec has | which is |',
  '|---|---|',
  ...Object.entries(unquoted).flatMap(([reason, pieces]) => pieces.map((piece) => `| ${cell(piece)} | ${reason} |`)),
  '',
]

/** One line: what may be claimed. */
export const claimOf = ({ sections, standing }: Told): string => {
  const all = Object.values(sections).flatMap((rows) => Object.entries(rows))
  const count = (is: Standing): number => all.filter(([name, row]) => standing(name, row) === is).length
  const split = all.flatMap(([name, row]) => (isSplit(row) && standing(name, row) !== 'red' ? [row] : []))
  const values = split.flatMap((row) => valuesOf(row).filter(([, value]) => row.notSo?.[value] === undefined))
  return `${all.length} statements: ${count('proved')} proved value by value (${values.length} values, those of the next ones included), ${count('not so')} not so in part, ${count('only tested')} with a test that is not proved value by value, ${count('red')} without.`
}

export const coverageText = (told: Told): string =>
  [
    '# What the product spec says, and where it is proven',
    '',
    `Written by tests/coverage/coverage.test.ts (UPDATE_GOLDEN=1). ${claimOf(told)}`,
    '',
    ...Object.entries(told.sections).flatMap(([heading, rows]) => sectionOf(heading, rows, told)),
    ...acceptanceOf(told.cases),
    ...unquotedOf(told.unquoted),
  ].join('\n')
