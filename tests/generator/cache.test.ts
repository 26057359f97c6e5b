// What a run keeps for the next process: it is not made again while it is made from the same, and never stands for something else.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type * as made from '../../generator/cache.ts'

const shown = 'export const kept: string'
type Kept = Record<string, { readonly from: string; readonly as: string }>

let folder: string
let file: string
let generated: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'))
  file = join(folder, 'deep', 'kept.json')
  generated = join(folder, 'generated')
  mkdirSync(generated)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Another process: nothing is remembered but what the file says, of texts that stand in the generated folder. */
const anew = async (): Promise<typeof made> => {
  vi.resetModules()
  const kept = await import('../../generator/cache.ts')
  kept.readKept(file, generated)
  return kept
}
const paths = new Set(['menu.ts'])
const stored = (): Kept => JSON.parse(readFileSync(file, 'utf8')) as Kept

it('gives the next process what was made from the same, and nothing for what is made from something else', async () => {
  const first = await anew()
  expect(first.recall('menu.ts', 'three entries')).toBeUndefined()
  expect(first.keep('menu.ts', 'three entries', shown)).toBe(shown)
  first.writeKept(file, paths)
  writeFileSync(join(generated, 'menu.ts'), shown)
  const next = await anew()
  expect(next.recall('menu.ts', 'three entries')).toBe(shown)
  expect(next.recall('menu.ts', 'four entries')).toBeUndefined()
  expect(next.recall('routes.ts', 'three entries')).toBeUndefined()
})

it('does not take what somebody changed in the generated folder, or took away', async () => {
  const first = await anew()
  first.keep('menu.ts', 'three entries', shown)
  first.writeKept(file, paths)
  writeFileSync(join(generated, 'menu.ts'), `${shown} // by hand`)
  expect((await anew()).recall('menu.ts', 'three entries')).toBeUndefined()
  rmSync(join(generated, 'menu.ts'))
  expect((await anew()).recall('menu.ts', 'three entries')).toBeUndefined()
})

it('forgets what is no longer made', async () => {
  const first = await anew()
  first.keep('menu.ts', 'three entries', shown)
  first.keep('gone.ts', 'nothing', '')
  first.writeKept(file, paths)
  expect(Object.keys(stored())).toEqual(['menu.ts'])
})

it('makes all anew where the file is cut off', async () => {
  const first = await anew()
  first.keep('menu.ts', 'three entries', shown)
  first.writeKept(file, paths)
  writeFileSync(join(generated, 'menu.ts'), shown)
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, 40))
  expect((await anew()).recall('menu.ts', 'three entries')).toBeUndefined()
})
