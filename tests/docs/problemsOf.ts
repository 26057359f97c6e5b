// docs/problems.md: every problem that the generator tells, by its code, as it is told of a mistake that an owner made: from what the other tests have pinned.
import { cell } from '../../generator/print/markdown.ts'
import { listSources, textOf } from '../architecture/listSources.ts'

interface Told {
  readonly code: string
  /** What was wrong, where the mistake says it. */
  readonly what?: string
  /** Place, message and lines, as they are printed. */
  readonly said: string
}

/** Codes as the generator writes them. */
export const knownCodes = (): readonly string[] => {
  const found = listSources('.ts')
    .filter((path) => path.startsWith('generator/'))
    .flatMap((path) => [...textOf(path).matchAll(/\bcode: '([a-z-]+)'/g)].map(([, code = '']) => code))
  return [...new Set(found)].toSorted()
}

/** What no mistake in specs alone leads to, and what is said then. */
const besides: Readonly<Record<string, string>> = {
  'accepted-more':
    'Somebody may do, see or skip less than `specs/accepted.md` says: `npm run spec:diff -- --accept`, look at the change, commit it.',
  'not-accepted':
    'Somebody may do, see or skip more than `specs/accepted.md` says. `npm run spec:diff -- --accept` agrees to it; otherwise change the spec.',
  'unmerged-migrations':
    'Two branches made a migration of the same number, or git left its marks in `state.json`: `npm run generate -- --renumber ours` puts them one after the other.',
  'unwritten-custom':
    'A custom is named in a spec and written nowhere: `npm run new -- custom NAME` writes what it begins with. The tables are written all the same.',
}

/** A report as blocks: place and code, the message, the lines it is about. */
const toldIn = (text: string): readonly Told[] => {
  const found: Told[] = []
  let what: string | undefined
  for (const block of text.split('\n\n')) {
    const [, heading] = /^# (.*)$/.exec(block.trim()) ?? []
    if (heading !== undefined) what = heading
    const [, code] = /^\S+:\d+:\d+ {2}([a-z-]+)\n/.exec(block) ?? []
    if (code !== undefined) found.push({ code, said: block.trimEnd(), ...(what !== undefined && { what }) })
  }
  return found
}

const pinned = (): readonly Told[] => {
  const texts = listSources('.txt').filter((path) => path.startsWith('tests/generator/'))
  const mistakes = texts.filter((path) => path.includes('/mistakes/'))
  return [...mistakes, ...texts.filter((path) => !mistakes.includes(path))].flatMap((path) => toldIn(textOf(path)))
}

/** The first of each code, mistakes of owners before all others. */
export const problemsOf = (): string => {
  const first = new Map(
    pinned()
      .toReversed()
      .map((each) => [each.code, each]),
  )
  const body = [...first.values()]
    .toSorted((one, other) => (one.code < other.code ? -1 : 1))
    .flatMap(({ code, what, said }) => [`## ${code}\n`, ...(what === undefined ? [] : [`${cell(what)}\n`]), `\`\`\`\n${said}\n\`\`\`\n`])
  const further = Object.entries(besides).flatMap(([code, words]) => [`## ${code}\n`, `${words}\n`])
  return [
    '<!-- Written by tests/docs/problems.test.ts from what the mistakes under tests/generator/ are told. -->\n',
    '# Problems\n',
    'What `npm run generate` says where specs do not hold together: nothing is written then. Each has its place, the code that stands here, what to do, and the line. The examples are mistakes in the specs of a library.\n',
    ...body,
    '# Told by `npm run generate -- --check`, after a merge, or about code\n',
    ...further,
  ].join('\n')
}
