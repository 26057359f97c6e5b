// docs/guide.md: each of its twenty things is done to the product's specs as it says, and is one that the generator takes.
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { generate } from '../../generator/generate.ts'
import { makeLoader } from '../../generator/load/load.ts'
import { report } from '../../generator/report.ts'
import { runCodegen } from '../../generator/types/runCodegen.ts'
import { some } from '../run/amount.ts'
import { guideTasks, type Edit } from './guideTasks.ts'
import { house, textOf } from '../architecture/listSources.ts'

const here = mkdtempSync(join(tmpdir(), 'guide-'))
const specs = join(here, 'specs')
const loader = makeLoader(specs, 'specs')
const files = readdirSync(join(house, 'specs'), { recursive: true, encoding: 'utf8' }).filter((each) => each.endsWith('.ts'))
/** The language stands where it always stands. */
const linked = (text: string): string => text.replaceAll(/'(?:\.\.\/)+language\//g, `'${house}/language/`)

beforeAll(() => {
  cpSync(join(house, 'specs'), specs, { recursive: true })
  for (const file of files) writeFileSync(join(specs, file), linked(textOf(`specs/${file}`)))
})
afterAll(async () => {
  await loader.stop()
  rmSync(here, { recursive: true })
})

const saidOf = async (): Promise<string> => {
  const folder = (name: string): string => join(house, name)
  const places = { specs, shown: 'specs', sdl: folder('schema'), language: folder('language'), generated: join(here, 'generated') }
  const { problems } = await generate({ ...places, history: folder('generated/migrations'), codegen: runCodegen }, loader)
  return report(problems)
}

const apply = ({ file, from, to }: Edit): void => {
  const path = join(specs, file)
  if (from === undefined) return writeFileSync(path, linked(to))
  const text = readFileSync(path, 'utf8')
  expect(text.split(from), `what changes stands in specs/${file} once`).toHaveLength(2)
  return writeFileSync(
    path,
    text.replace(from, () => to),
  )
}

const takeBack = (edits: readonly Edit[]): void => {
  for (const { file } of edits)
    if (existsSync(join(house, 'specs', file)) && statSync(join(house, 'specs', file)).isFile())
      writeFileSync(join(specs, file), linked(textOf(`specs/${file}`)))
    else rmSync(join(specs, file))
}

it('is twenty things, each of which changes something', () => {
  expect(guideTasks.map(({ title }) => title.split('.')[0])).toEqual(Array.from({ length: 20 }, (_, at) => String(at + 1)))
  expect(guideTasks.filter(({ edits }) => edits.length === 0)).toEqual([])
})

it('changes what stands in the specs once', () => {
  const wrong = guideTasks.flatMap(({ title, edits }) =>
    edits.flatMap(({ file, from }) =>
      from === undefined || textOf(`specs/${file}`).split(from).length === 2 ? [] : [`${title}: specs/${file}`],
    ),
  )
  expect(wrong).toEqual([])
})

it.each(some(guideTasks, 6))('$title', async ({ edits }) => {
  try {
    edits.forEach(apply)
    expect(await saidOf()).toBe(report([]))
  } finally {
    takeBack(edits)
  }
})
