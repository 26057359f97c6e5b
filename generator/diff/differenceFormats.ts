// A difference as people read it, as a pull request shows it, and as programs take it.
import type { SpecChange } from './changes.ts'
import type { Difference, LocatedChange, Verdict } from './differenceOf.ts'

const says: Readonly<Record<SpecChange['means'], string>> = {
  widening: 'widening',
  narrowing: 'narrowing',
  data: 'data',
  told: 'as told above, role by role',
  unjudged: 'changed, for a person to judge: read it',
}

const stored = 'what is stored, sent or shown is another'
const words: Readonly<Record<Verdict, string>> = {
  breaking: 'breaking',
  widening: 'widening',
  narrowing: 'narrowing',
  unjudged: 'not judged, read what is listed',
  data: stored,
}

const verdictIn = ({ verdict }: Difference): string => {
  if (verdict.length === 0) return 'safe: nothing but labels, order, look and texts'
  if (verdict.every((each) => each === 'data')) return `safe: nobody may do, see or skip more; ${stored}`
  return verdict.map((each) => words[each]).join(', ')
}

const titles = {
  access: 'Who gains (+) or loses (-) what',
  changes: 'What the specs say otherwise, besides labels, order, look and texts',
  contract: 'What clients notice',
  database: 'Database',
}

const text = (difference: Difference): string => {
  const section = (title: string, lines: readonly string[]): string =>
    `${title}\n${lines.length === 0 ? '  nothing\n' : lines.map((line) => `  ${line}\n`).join('')}`
  const { access, changes, contract, database } = difference
  const told = changes.map((each) => `${each.place}  ${each.what} ${each.words} (${says[each.means]})`)
  return [
    section(titles.access, access),
    section(titles.changes, told),
    section(titles.contract, contract),
    section(titles.database, database),
    `Verdict: ${verdictIn(difference)}\n`,
  ].join('\n')
}

/** Longer than any run of backticks within, so that nothing of a spec ends it. */
const fenced = (lines: readonly string[], language: string): string => {
  const inner = lines.join('\n')
  const longest = Math.max(2, ...(inner.match(/`+/g) ?? []).map((run) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language}\n${inner}\n${fence}`
}

/** Nothing of a spec is read as markup, nor as another cell. */
const cell = (value: string): string =>
  value.replaceAll(/[\\`*_{}[\]<>#|~@!&]/g, (mark) => `&#${mark.charCodeAt(0)};`).replaceAll(/\s+/g, ' ')

const row = ({ place, what, words: how, means }: LocatedChange): string =>
  `| ${[place, `${what} ${how}`, says[means]].map(cell).join(' | ')} |`

const markdown = (difference: Difference): string => {
  const { access, changes, contract, database } = difference
  const section = (title: string, lines: readonly string[], body: () => string): readonly string[] =>
    lines.length === 0 ? [] : [`<details open><summary>${title}: ${lines.length}</summary>`, '', body(), '', '</details>', '']
  return [
    `**Verdict: ${verdictIn(difference)}**`,
    '',
    ...section(titles.access, access, () => fenced(access, 'diff')),
    ...section(titles.changes, changes.map(row), () => ['| where | what | means |', '|---|---|---|', ...changes.map(row)].join('\n')),
    ...section(titles.contract, contract, () => fenced(contract, '')),
    ...section(titles.database, database, () => fenced(database, 'sql')),
  ].join('\n')
}

/** How a difference may be asked for: `npm run spec:diff -- main --format markdown`. */
export const differenceFormats: Readonly<Record<string, (difference: Difference) => string>> = {
  text,
  markdown,
  json: (difference) => JSON.stringify({ ...difference, says: verdictIn(difference) }, null, 2),
}
