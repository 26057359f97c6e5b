// What a change of the specs means: who gains or loses what, what clients notice, what the database does.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Model } from '../../language/model.ts'
import { sdlOf } from '../emitters/sdl.ts'
import type { World } from '../emitters/output.ts'
import { modelOf } from '../generate.ts'
import type { Places } from '../generate.ts'
import { makeLoader } from '../load/load.ts'
import { compareAccess } from './compareAccess.ts'
import { compareContracts } from './compareContracts.ts'
import { stepTo } from '../migrations/step.ts'

/** The specs, language and contract of a commit, in a folder of their own. */
const checkedOut = (house: string, ref: string): string => {
  const archive = spawnSync('git', ['archive', ref, 'specs', 'language', 'schema'], { cwd: house, maxBuffer: 1 << 28 })
  if (archive.status !== 0) throw new Error(`git knows no specs at ${ref}: ${archive.stderr.toString().trim()}`)
  const folder = mkdtempSync(join(tmpdir(), 'specs-'))
  const unpacked = spawnSync('tar', ['-x', '-C', folder], { input: archive.stdout })
  if (unpacked.status !== 0) throw new Error(`tar: ${unpacked.stderr.toString().trim()}`)
  return folder
}

const loadedFrom = async (places: Places): Promise<World> => {
  const loader = makeLoader(places.specs, places.shown)
  try {
    return await modelOf(places, loader)
  } finally {
    await loader.stop()
  }
}

const contract = (world: World): string => [...Object.values(world.sdl), sdlOf(world)].join('\n')

export interface Difference {
  readonly access: readonly string[]
  readonly contract: readonly string[]
  readonly database: readonly string[]
  readonly verdict: readonly ('breaking' | 'widening' | 'narrowing')[]
}

export const differenceOf = (before: World, after: World): Difference => {
  const access = compareAccess(before.model, after.model)
  const clients = compareContracts(contract(before), contract(after))
  const { sql, narrowings } = stepTo(before.model.tables satisfies Model['tables'], after.model.tables)
  return {
    access: access.lines,
    contract: clients.lines,
    database: [...sql.split('\n').filter(Boolean), ...narrowings.map((each) => `refused: ${each.entity} ${each.column}: ${each.message}`)],
    verdict: [
      ...(clients.breaking ? (['breaking'] as const) : []),
      ...(access.gains ? (['widening'] as const) : []),
      ...(access.losses ? (['narrowing'] as const) : []),
    ],
  }
}

export const differenceText = ({ access, contract: clients, database, verdict }: Difference): string => {
  const section = (title: string, lines: readonly string[]): string =>
    `${title}\n${lines.length === 0 ? '  nothing\n' : lines.map((line) => `  ${line}\n`).join('')}`
  return [
    section('Who gains (+) or loses (-) what', access),
    section('What clients notice', clients),
    section('Database', database),
    `Verdict: ${verdict.length === 0 ? 'safe' : verdict.join(', ')}\n`,
  ].join('\n')
}

export const diff = async (places: Places, ref: string): Promise<number> => {
  const old = checkedOut(dirname(places.specs), ref)
  try {
    const before = await loadedFrom({ ...places, specs: join(old, 'specs'), sdl: join(old, 'schema') })
    const after = await loadedFrom(places)
    console.log(differenceText(differenceOf(before, after)))
    return 0
  } finally {
    rmSync(old, { recursive: true, force: true })
  }
}
