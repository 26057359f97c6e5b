// What the texts lead to is there: every relative link, and every file or folder of ours that they name in code.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { house, listSources, textOf } from './listSources.ts'

const texts = listSources('.md').filter((path) => !path.includes('/') || path.startsWith('docs/'))
const isThere = (path: string): boolean => existsSync(join(house, path))
const folders = 'bench|custom|demo|docs|generated|generator|language|schema|scripts|server|specs|src|tests'
const named = new RegExp(String.raw`^(?:(?:${folders})/[\w./-]*|[\w-]+\.(?:config\.)?(?:ts|tsx|mjs|md))$`)
const files: ReadonlySet<string> = new Set(listSources().flatMap((path) => [path, path.slice(path.lastIndexOf('/') + 1)]))

/** [words](place#heading), without those that lead out of the project. */
const linksIn = (text: string): readonly string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, to = '']) => to).filter((to) => !/^[a-z]+:/.test(to))

/** Of a heading as a link names it: Try it -> try-it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

const hasHeading = (path: string, anchor: string): boolean =>
  [...textOf(path).matchAll(/^#+ (.*)$/gm)].some(([, heading = '']) => anchorOf(heading) === anchor)

const isLinked = (from: string, link: string): boolean => {
  const [to = '', anchor] = link.split('#')
  const path = to === '' ? from : join(dirname(from), decodeURI(to))
  return isThere(path) && (anchor === undefined || hasHeading(path, anchor))
}

/** Files and folders that are named in code: `server/db/pipeline.ts`, `src/look/`. A bare name is a file of any folder. */
const filesIn = (text: string): readonly string[] =>
  [...text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name).filter((name) => named.test(name))

const wrongIn = (from: string, text: string): readonly string[] => [
  ...linksIn(text).filter((link) => !isLinked(from, link)),
  ...filesIn(text).filter((name) => !isThere(name) && !files.has(name)),
]

it('names and links nothing that is not there', () => {
  expect(texts).toEqual(expect.arrayContaining(['ARCHITECTURE.md', 'GLOSSARY.md', 'README.md', 'docs/domain.md']))
  const checked = texts.flatMap((path) => [...linksIn(textOf(path)), ...filesIn(textOf(path))])
  expect(checked.length).toBeGreaterThan(200)
  expect(texts.flatMap((path) => wrongIn(path, textOf(path)).map((wrong) => `${path}: ${wrong}`))).toEqual([])
})

it('says the house on twelve kB, and each decision on a page', () => {
  const sizeOf = (path: string): number => Buffer.byteLength(textOf(path))
  const decisions = texts.filter((path) => path.startsWith('docs/decisions/'))
  expect(decisions.length).toBeGreaterThan(10)
  expect(sizeOf('ARCHITECTURE.md')).toBeLessThanOrEqual(12 * 1024)
  expect(decisions.filter((path) => sizeOf(path) > 4_000)).toEqual([])
})

describe('a planted one is found', () => {
  it.each([
    ['[the rooms](ARCHITECTURE.md), [why](docs/decisions/README.md#decisions), [out](https://example.com/x)', []],
    ['`server/authorize/gate.ts`, `src/look/`, `codegen.ts`, `gate.ts`, `npm start`, `specs/<name>.ts`', []],
    ['[gone](docs/gone.md)', ['docs/gone.md']],
    ['[gone](ARCHITECTURE.md#no-such-heading)', ['ARCHITECTURE.md#no-such-heading']],
    ['`server/gone.ts` and `gone.ts`', ['server/gone.ts', 'gone.ts']],
  ])('%s', (text, wrong) => {
    expect(wrongIn('README.md', text)).toEqual(wrong)
  })
})
