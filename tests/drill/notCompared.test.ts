// `npm run spec:diff` with what cannot be compared: told in words, never with a stack, and never called safe.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runScript } from '../scripts/runScript.ts'
import { makeCopy, type Copy } from './makeCopy.ts'

let copy: Copy
beforeAll(() => {
  copy = makeCopy()
  copy.commit('Base')
})
afterAll(() => copy?.remove())

const diff = async (...args: readonly string[]) => runScript(copy.folder, [process.execPath, 'scripts/generate.mjs', 'diff', ...args]).ended

it.each([[['--nonsense']], [['HEAD', 'HEAD']], [['HEAD', '--format']], [['--', '--output=elsewhere']], [['--accept', 'HEAD']]])(
  'the words %j are answered with how it is used',
  async (args) => {
    const { code, said } = await diff(...args)
    expect(said).toMatch(new RegExp(`^spec:diff ${args.join(' ')} is not known\nnpm run spec:diff -- \\[GIT REF\\]`))
    expect(code).toBe(1)
    expect(copy.changed()).toEqual([])
  },
)

it('a commit that is not there is named', async () => {
  const { code, said } = await diff('nosuch')
  expect(said).toMatch(/^There are no specs to compare with at "nosuch" \(git: .*nosuch\)\.\n/)
  expect(said).not.toContain('    at ')
  expect(code).toBe(1)
})

it('specs that break a rule are told with their place, and no verdict', async () => {
  copy.edit('specs/users.ts', "title: 'screenName'", "title: 'screenNam'")
  const { code, said } = await diff()
  copy.edit('specs/users.ts', "title: 'screenNam'", "title: 'screenName'")
  expect(said).toMatch(/^specs\/users\.ts:\d+:\d+ {2}unknown-field\n/)
  expect(said).toContain('1 problem. Nothing was compared.\n')
  expect(said).not.toContain('Verdict')
  expect(code).toBe(1)
})

it('specs of a commit that the engine does not read any more are said to be such', async () => {
  copy.edit('specs/tags.ts', 'fields: {', 'columns: {')
  copy.commit('In another language')
  copy.edit('specs/tags.ts', 'columns: {', 'fields: {')
  const { code, said } = await diff()
  expect(said).toMatch(/^The specs at "HEAD" cannot be compared: this engine does not read them any more\.\n/)
  expect(said).not.toContain('    at ')
  expect(code).toBe(1)
})
