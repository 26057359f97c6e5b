// What a change of the specs means: who gains or loses what, what clients notice, what the database does.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { sdlOf } from '../emitters/sdl.ts'
import type { World } from '../emitters/output.ts'
import { standOf } from '../generate.ts'
import type { Folders, Stand } from '../generate.ts'
import { makeLoader } from '../load/load.ts'
import { changesBetween } from './changes.ts'
import type { SpecChange } from './changes.ts'
import { compareAccess } from './compareAccess.ts'
import { compareContracts } from './compareContracts.ts'
import { stepTo } from '../migrations/step.ts'
import { nameOf } from './safeguards.ts'

/** The specs, language and contract of a commit, in a folder of their own. */
const checkedOut = (house: string, ref: string): string => {
  const archive = spawnSync('git', ['archive', ref, 'specs', 'language', 'schema'], { cwd: house, maxBuffer: 1 << 28 })
  if (archive.status !== 0) throw new Error(`git knows no specs at ${ref}: ${archive.stderr.toString().trim()}`)
  const folder = mkdtempSync(join(tmpdir(), 'specs-'))
  const unpacked = spawnSync('tar', ['-x', '-C', folder], { input: archive.stdout })
  if (unpacked.status !== 0) throw new Error(`tar: ${unpacked.stderr.toString().trim()}`)
  return folder
}

const loadedFrom = async (folders: Folders): Promise<Stand> => {
  const loader = makeLoader(folders.specs, folders.shown)
  try {
    return await standOf(folders, loader)
  } finally {
    await loader.stop()
  }
}

const contract = (world: World): string => [...Object.values(world.sdl), sdlOf(world)].join('\n')

type Verdict = 'breaking' | 'widening' | 'narrowing' | 'unclassed'

/** A change with its place: 'specs/books.ts:41', or where it stood until now. */
export interface LocatedChange extends Pick<SpecChange, 'means' | 'words'> {
  /** Book.fields.price.positive */
  readonly what: string
  readonly place: string
}

export interface Difference {
  readonly access: readonly string[]
  /** Everything in the specs but labels, order, look and texts. */
  readonly changes: readonly LocatedChange[]
  readonly contract: readonly string[]
  readonly database: readonly string[]
  /** Empty where nothing but labels, order, look and texts is another. */
  readonly verdict: readonly Verdict[]
}

const placed = (before: Stand, after: Stand, { means, path, words, side }: SpecChange): LocatedChange => {
  const { file, line } = (side === 'after' ? after : before).locate({ code: means, path, message: words, at: 'name' })
  return { means, words, what: nameOf(path), place: `${file}:${line}${side === 'after' ? '' : ' before'}` }
}

/** The part of the contract that no spec says. */
const contractChanges = ({ world: old }: Stand, { world }: Stand): readonly LocatedChange[] => {
  const [was, is] = [old, world].map(({ sdl, sessionDocuments }): Readonly<Record<string, string>> => ({
    ...sdl,
    'documents.graphql': sessionDocuments,
  }))
  return [...new Set(Object.keys({ ...was, ...is }))]
    .filter((name) => was?.[name] !== is?.[name])
    .map((name) => ({ means: 'unclassed', what: name, words: 'is another', place: `schema/${name}` }))
}

export const differenceOf = (before: Stand, after: Stand): Difference => {
  const access = compareAccess(before.world.model, after.world.model)
  const clients = compareContracts(contract(before.world), contract(after.world))
  const { sql, narrowings } = stepTo(before.world.model.tables, after.world.model.tables)
  const located = [
    ...changesBetween(before.written, after.written).map((change) => placed(before, after, change)),
    ...contractChanges(before, after),
  ]
  // What is said to be told role by role, and changes nothing for any role, is not told there.
  const told = access.gains || access.losses
  const changes = located.map((change) => (change.means === 'told' && !told ? { ...change, means: 'unclassed' as const } : change))
  const means = new Set(changes.map((change) => change.means))
  return {
    access: access.lines,
    changes,
    contract: clients.lines,
    database: [...sql.split('\n').filter(Boolean), ...narrowings.map((each) => `refused: ${each.entity} ${each.column}: ${each.message}`)],
    verdict: [
      ...(clients.breaking ? (['breaking'] as const) : []),
      ...(access.gains || means.has('widening') ? (['widening'] as const) : []),
      ...(access.losses || means.has('narrowing') ? (['narrowing'] as const) : []),
      ...(means.has('unclassed') ? (['unclassed'] as const) : []),
    ],
  }
}

const says: Readonly<Record<SpecChange['means'], string>> = {
  widening: 'widening',
  narrowing: 'narrowing',
  told: 'as told above, role by role',
  unclassed: 'changed, not classed: read it',
}

const verdictText = (verdict: Difference['verdict']): string =>
  verdict.length === 0
    ? 'safe: nothing but labels, order, look and texts'
    : verdict.map((each) => (each === 'unclassed' ? 'not classed, read what is listed' : each)).join(', ')

export const differenceText = ({ access, changes, contract: clients, database, verdict }: Difference): string => {
  const section = (title: string, lines: readonly string[]): string =>
    `${title}\n${lines.length === 0 ? '  nothing\n' : lines.map((line) => `  ${line}\n`).join('')}`
  return [
    section('Who gains (+) or loses (-) what', access),
    section(
      'What the specs say otherwise, besides labels, order, look and texts',
      changes.map(({ place, what, words, means }) => `${place}  ${what} ${words} (${says[means]})`),
    ),
    section('What clients notice', clients),
    section('Database', database),
    `Verdict: ${verdictText(verdict)}\n`,
  ].join('\n')
}

export const diff = async (folders: Folders, ref: string): Promise<number> => {
  const old = checkedOut(dirname(folders.specs), ref)
  try {
    const before = await loadedFrom({ ...folders, specs: join(old, 'specs'), sdl: join(old, 'schema') })
    const after = await loadedFrom(folders)
    console.log(differenceText(differenceOf(before, after)))
    return 0
  } finally {
    rmSync(old, { recursive: true, force: true })
  }
}
