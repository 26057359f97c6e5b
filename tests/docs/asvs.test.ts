// docs/asvs.md says of each requirement what holds: its tests are there and have those titles, its files too, and it counts right.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { house, listSources, textOf } from '../architecture/listSources.ts'

const verdicts = ['yes', 'partly', 'no', 'n/a'] as const

interface Row {
  readonly number: string
  readonly chapter: string
  /** How many of the standard's are meant: of level 1, of level 2. */
  readonly levels: readonly [number, number]
  readonly holds: string
  readonly by: string
}

const page = textOf('docs/asvs.md')

const cellsOf = (line: string): readonly string[] =>
  line
    .slice(1, -1)
    .split('|')
    .map((each) => each.trim())

const levelsOf = (text: string): Row['levels'] => {
  if (/^[12]$/.test(text)) return text === '1' ? [1, 0] : [0, 1]
  const countOf = (level: number): number => Number(new RegExp(`\\b${level}: (\\d+)`).exec(text)?.[1] ?? 0)
  return [countOf(1), countOf(2)]
}

const rows: readonly Row[] = page
  .split('\n')
  .filter((line) => /^\| V\d+\.\d+\.\d+ \||^\| V[\d.]+ \(\d+\) \|/.test(line))
  .map((line) => {
    const [number = '', level = '', , holds = '', by = ''] = cellsOf(line)
    return { number, chapter: /^V\d+/.exec(number)?.[0] ?? '', levels: levelsOf(level), holds, by }
  })

/** What the table at the head says: yes, partly, no, n/a, all. */
const toldOf = (name: string): readonly number[] => {
  const line = page.split('\n').find((each) => each.startsWith(`| ${name} `) && /\| \d+ \| \d+ \| \d+ \| \d+ \| \d+ \|$/.test(each)) ?? ''
  return cellsOf(line).slice(1).map(Number)
}

const countsOf = (of: (row: Row) => number): readonly number[] => {
  const counts = verdicts.map((verdict) => rows.filter(({ holds }) => holds === verdict).reduce((sum, row) => sum + of(row), 0))
  return [...counts, counts.reduce((sum, each) => sum + each, 0)]
}

const all = ({ levels: [one, two] }: Row): number => one + two

it('has each requirement of levels 1 and 2 once: 70 and 183', () => {
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length)
  expect([countsOf(({ levels }) => levels[0]).at(-1), countsOf(({ levels }) => levels[1]).at(-1)]).toEqual([70, 183])
  for (const { number, levels } of rows.filter(({ number: each }) => each.endsWith(')')))
    expect([number, levels[0] + levels[1]]).toEqual([number, Number(/\((\d+)\)/.exec(number)?.[1])])
})

it('counts them right, by chapter, by level and in all', () => {
  for (const chapter of new Set(rows.map((row) => row.chapter)))
    expect([chapter, toldOf(chapter)]).toEqual([chapter, countsOf((row) => (row.chapter === chapter ? all(row) : 0))])
  expect(toldOf('level 1')).toEqual(countsOf(({ levels }) => levels[0]))
  expect(toldOf('level 2')).toEqual(countsOf(({ levels }) => levels[1]))
  expect(toldOf('both')).toEqual(countsOf(all))
})

const testsIn = (by: string): readonly (readonly [file: string, title: string])[] =>
  [...by.matchAll(/`(tests\/[^`]+)`: ([^;]+)/g)].map(([, file = '', title = '']) => [file, title.trim()] as const)

const filesIn = (by: string): readonly string[] =>
  [...by.matchAll(/`([^`\s]+)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => /^[a-z]+\/[\w./-]+$|^[\w-]*\.(?:md|ya?ml|json)$/i.test(name))

it.each(rows)('$number: $holds', ({ holds, by }) => {
  expect(verdicts).toContain(holds)
  expect(by.length).toBeGreaterThan(3)
  if (holds === 'yes') expect(filesIn(by)).not.toEqual([])
  expect(filesIn(by).filter((file) => !existsSync(join(house, file)))).toEqual([])
  for (const [file, title] of testsIn(by)) {
    expect(title.length).toBeGreaterThan(5)
    expect([file, title, textOf(file).includes(title)]).toEqual([file, title, true])
  }
})

it('lists each file of sessions and secrets that hashes, signs or draws by chance', () => {
  const works = listSources('.ts').filter(
    (path) =>
      /^server\/(session|secrets)\//.test(path) &&
      /^import \{(?! type )[^}]*\} from '(node:crypto|otpauth|@simplewebauthn\/server|@node-rs\/argon2)'/m.test(textOf(path)),
  )
  const listed = page.slice(page.indexOf('All that is encrypted, signed, hashed'))
  expect(works.length).toBeGreaterThan(4)
  expect(works.filter((path) => !listed.includes(`\`${path}\``))).toEqual([])
})
