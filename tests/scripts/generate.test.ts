// scripts/generate.mjs runs the generator from a bundle that follows its sources.
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeHouse, put } from './makeHouse.ts'
import { runScript } from './runScript.ts'

const main = `// Says what it is given, and what it loads by a computed address.
import { word } from './word.ts'
const load = async (address: string) => ((await import(address)) as { value: number }).value
load(new URL('../specs.mjs', 'file://' + process.argv[1]).href).then((value) => console.log(word, value, process.argv.slice(2).join(' ')))
`

/** What graphql-codegen's thread runs is bundled beside it. */
const thread = { 'generator/types/codegenThread.ts': '' }

it('builds once, passes arguments on, and builds again when a source changed', async () => {
  const folder = makeHouse({
    ...thread,
    'generator/main.ts': main,
    'generator/word.ts': "export const word = 'one'",
    'specs.mjs': 'export const value = 1',
  })
  const bundle = join(folder, 'node_modules/.cache/concord/generate.cjs')
  const generate = async (...args: readonly string[]) => runScript(folder, [process.execPath, 'scripts/generate.mjs', ...args]).ended

  expect(await generate('--check', 'more')).toEqual({ code: 0, said: 'one 1 --check more\n' })
  const { mtimeMs } = statSync(bundle)
  expect(existsSync(join(folder, 'node_modules/.cache/concord/generate.compiled'))).toBe(true)

  put(folder, 'specs.mjs', 'export const value = 2')
  expect(await generate()).toEqual({ code: 0, said: 'one 2 \n' })
  expect(statSync(bundle).mtimeMs).toBe(mtimeMs)

  put(folder, 'generator/word.ts', "export const word = 'another'")
  expect(await generate()).toEqual({ code: 0, said: 'another 2 \n' })
})

it('fails when the generator fails', async () => {
  const folder = makeHouse({ ...thread, 'generator/main.ts': "// Finds a problem.\nconsole.log('a problem')\nprocess.exitCode = 1" })
  expect(await runScript(folder, [process.execPath, 'scripts/generate.mjs']).ended).toEqual({ code: 1, said: 'a problem\n' })
})
