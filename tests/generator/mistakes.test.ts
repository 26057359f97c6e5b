// Mistakes as owners make them, one at a time in the specs of the library: each is told, at its place, in the words that are stored. UPDATE_GOLDEN=1 stores what is said instead.
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { generate } from '../../generator/generate.ts'
import { makeLoader } from '../../generator/load/load.ts'
import { report } from '../../generator/report.ts'
import { runCodegen } from '../../generator/types/runCodegen.ts'
import { folder } from './cases.ts'
import { answers } from './mistakes/answers.ts'
import { leavings } from './mistakes/leavings.ts'
import { meanings } from './mistakes/meanings.ts'
import type { Mistake } from './mistakes/mistake.ts'
import { names } from './mistakes/names.ts'
import { secrets } from './mistakes/secrets.ts'
import { shapes } from './mistakes/shapes.ts'
import { values } from './mistakes/values.ts'

const house = join(folder, '../../..')
const library = join(folder, 'library/specs')
const here = mkdtempSync(join(tmpdir(), 'mistakes-'))
const specs = join(here, 'specs')
const loader = makeLoader(specs, 'specs')
const update = process.env['UPDATE_GOLDEN'] === '1'

const write = (file: string, text: string): void => writeFileSync(join(specs, file), text.replaceAll('../../../../..', house))
const stands = (file: string): string => readFileSync(join(library, file), 'utf8')

beforeAll(() => {
  cpSync(library, specs, { recursive: true })
  for (const file of readdirSync(library)) write(file, stands(file))
})
afterAll(async () => {
  await loader.stop()
  rmSync(here, { recursive: true })
})

const problemsOf = async () => {
  const places = {
    specs,
    shown: 'specs',
    sdl: join(house, 'schema'),
    language: join(house, 'language'),
    generated: join(here, 'generated'),
  }
  const { problems } = await generate({ ...places, history: join(folder, '../before/nothing'), codegen: runCodegen }, loader)
  return problems
}

const saidOf = async ({ what, file, right, wrong }: Mistake): Promise<string> => {
  const text = stands(file)
  expect(text.split(right), `${what}: what is edited stands once`).toHaveLength(2)
  write(
    file,
    text.replace(right, () => wrong),
  )
  const problems = await problemsOf()
  write(file, text)
  expect.soft(problems, what).not.toEqual([])
  return `# ${what}\n\n${report(problems)}\n`
}

it('begins with a library that is right', async () => {
  expect(await problemsOf()).toEqual([])
})

it.each(Object.entries({ names, shapes, meanings, secrets, leavings, values, answers }))(
  'tells each of the wrong %s',
  async (sort, mistakes) => {
    const said: string[] = []
    // One after the other: they are edits of the same files.
    // eslint-disable-next-line no-await-in-loop
    for (const mistake of mistakes) said.push(await saidOf(mistake))
    const file = join(folder, '../mistakes', `${sort}.txt`)
    if (update) writeFileSync(file, said.join('\n'))
    expect(said.join('\n')).toBe(existsSync(file) ? readFileSync(file, 'utf8') : '')
  },
)

it('are a hundred and more', () => {
  expect(names.length + shapes.length + meanings.length).toBeGreaterThan(100)
})
