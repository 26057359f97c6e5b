// A text that says "domain 7.3" or "product spec 7" leads somewhere: to a heading of docs/domain.md or of tests/coverage/productSpec.md.
import { describe, expect, it } from 'vitest'
import { listSources, textOf } from './listSources.ts'

/** The numbers of a text's headings: `7` of `## 7. Payout requests`, `7.3` of `### 7.3 Generate`. */
const headingsOf = (path: string): ReadonlySet<string> =>
  new Set([...textOf(path).matchAll(/^#{2,3} (\d+(?:\.\d+)?)[. ]/gm)].map(([, number = '']) => number))
const headings = { domain: headingsOf('docs/domain.md'), 'product spec': headingsOf('tests/coverage/productSpec.md') }

type Named = { readonly source: keyof typeof headings; readonly number: string }

/** Each section that a text names: of "domain 4.3-4.6, 5.1 and 8" four. Line breaks within a comment count as spaces. */
function readNamed(text: string): readonly Named[] {
  const number = String.raw`\d+(?:\.\d+)?`
  const named = new RegExp(String.raw`\b(domain|product spec) (${number}(?:(?:, | and |-)${number}(?![\w]))*)`, 'g')
  return [...text.replaceAll(/\n\s*(?:\/\/|\*|#|--)?\s*/g, ' ').matchAll(named)].flatMap(([, source = '', numbers = '']) =>
    numbers.split(/, | and |-/).map((each) => ({ source: source as Named['source'], number: each })),
  )
}

const isThere = ({ source, number }: Named): boolean => headings[source].has(number)

it('names no section that its source has not', () => {
  const named = listSources('.ts', '.tsx', '.mjs', '.sql', '.graphql', '.md')
    .filter((path) => !path.startsWith('generated/') && path !== 'tests/architecture/sourceNames.test.ts')
    .flatMap((path) => readNamed(textOf(path)).map((each) => ({ path, ...each })))
  expect(named.filter(({ source }) => source === 'domain').length).toBeGreaterThan(200)
  expect(named.filter(({ source }) => source === 'product spec').length).toBeGreaterThan(20)
  expect(named.filter((each) => !isThere(each))).toEqual([])
})

describe('a planted name is found', () => {
  it.each([
    ['// as it says (domain 7.3).', []],
    ['// (domain 4.3-4.6, 5.1), (product spec 3 and 9; domain 2, Dates)', []],
    ['// (domain 21, case 13)', []],
    ['// (domain 7.8)', ['7.8']],
    ['// (domain 5.18, 24)', ['24']],
    ['// kept as it is (domain\n// 99).', ['99']],
    ['/** Once a year (product spec\n   * 12). */', ['12']],
    ['// (domain 4.3-4.9)', ['4.9']],
  ])('%s', (text, wrong) => {
    expect(
      readNamed(text)
        .filter((each) => !isThere(each))
        .map(({ number }) => number),
    ).toEqual(wrong)
  })
})
