// The coverage as a table for people: each statement, where it stands, which tests prove it.
import type { Rows } from './Row.ts'

/** Tests by the name of the row they cover: `tests/shell/menu.test.ts: shows an admin everything`. */
export type Tests = ReadonlyMap<string, readonly string[]>

const cell = (text: string): string => text.replaceAll('|', '\\|')

const sectionOf = (heading: string, rows: Rows, tests: Tests): readonly string[] => [
  `## ${heading}`,
  '',
  '| name | the product spec says | where it stands | tests |',
  '|---|---|---|---|',
  ...Object.entries(rows).map(
    ([name, [says, ...stands]]) =>
      `| ${name} | ${cell(says)} | ${stands.join('<br>')} | ${(tests.get(name) ?? []).map(cell).join('<br>')} |`,
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

/** @param cases tests by the number of the acceptance case they are named after */
export const coverageText = (sections: Readonly<Record<string, Rows>>, tests: Tests, cases: Tests): string => {
  const names = Object.values(sections).flatMap((rows) => Object.keys(rows))
  return [
    '# What the product spec says, and where it is proven',
    '',
    `Written by tests/coverage/coverage.test.ts (UPDATE_GOLDEN=1): ${names.length} statements, ${names.filter((name) => tests.has(name)).length} with a test.`,
    '',
    ...Object.entries(sections).flatMap(([heading, rows]) => sectionOf(heading, rows, tests)),
    ...acceptanceOf(cases),
  ].join('\n')
}
