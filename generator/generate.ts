// One run: load, resolve, check, emit, make the types of documents. Nothing is written here; what comes out are files or problems.
import { readFileSync, readdirSync } from 'node:fs'
import { join, relative, resolve as absolute } from 'node:path'
import type { Model } from '../language/model.ts'
import { checkModel } from './checks/checkModel.ts'
import { checkSpecs } from './checks/checkSpecs.ts'
import { emitContract, emitTables } from './emit.ts'
import { takenBy } from './takenBy.ts'
import { groupsOf } from './emitters/documents.ts'
import type { Files, World } from './emitters/output.ts'
import { readKept, writeKept } from './cache.ts'
import type { Loaded, Loader } from './load/load.ts'
import { SpecsDoNotLoad } from './load/SpecsDoNotLoad.ts'
import { ofCommitted } from './migrations/committed.ts'
import { migrate, readState } from './migrations/migrate.ts'
import type { LocatedProblem, Problem } from './problem.ts'
import { resolve } from './resolve/resolve.ts'
import { textOf } from './textOf.ts'
import { makeTypes } from './types/makeTypes.ts'
import type { Codegen } from './types/makeTypes.ts'
import type { Written } from './written.ts'

export interface Folders {
  /** Folder of index.ts. */
  readonly specs: string
  /** How it is called in headers and problems: specs */
  readonly shown: string
  /** Folder of the hand-written SDL. */
  readonly sdl: string
  /** Folder of language/. */
  readonly language: string
  /** Where the generated files stand. */
  readonly generated: string
  /** Folder of migrations/state.json, the only generated file that is read; absent = below generated. */
  readonly history?: string
  /** File that remembers what was made last for the next process; absent = it is made once in each. */
  readonly kept?: string
  /** Folder of the product's own code; absent = what it leaves to code is not looked for. */
  readonly custom?: string
  /** In this thread or in one of its own. */
  readonly codegen: Codegen
}

export interface Generated {
  readonly problems: readonly LocatedProblem[]
  readonly files: Files
  readonly model: Model | undefined
  /** What it was made from; absent where nothing was. */
  readonly written?: Written
  /** Finds the place of what is wrong with what was made; absent where nothing was. */
  readonly locate?: Loaded['locate']
}

const slashes = (path: string): string => path.replaceAll('\\', '/')

const worldOf = (folders: Folders, model: Model, loaded: Loaded): World => {
  const names = readdirSync(folders.sdl)
    .filter((each) => each.endsWith('.graphql'))
    .toSorted()
  const texts = Object.fromEntries(names.map((name) => [name, readFileSync(join(folders.sdl, name), 'utf8')]))
  const { 'documents.graphql': sessionDocuments = '', ...sdl } = texts
  return {
    model,
    specs: folders.shown,
    specOf: loaded.specOf,
    language: slashes(relative(absolute(folders.generated), absolute(folders.language))),
    sdl,
    sessionDocuments,
  }
}

const historyOf = ({ history, generated }: Folders): string => history ?? join(generated, 'migrations')

const stateOf = (folders: Folders): string | undefined => textOf(join(historyOf(folders), 'state.json'))

/** Specs as they stand at one time, to be compared with those of another. */
export interface Stand extends Pick<Loaded, 'written' | 'locate'> {
  readonly world: World
}

/** Without any check: what stood once was checked then. */
export const standOf = async (folders: Folders, loader: Loader): Promise<Stand> => {
  const loaded = await loader.load()
  return { world: worldOf(folders, resolve(loaded.written, loaded), loaded), written: loaded.written, locate: loaded.locate }
}

const unread = (cause: unknown): SpecsDoNotLoad => {
  if (cause instanceof SpecsDoNotLoad) return cause
  throw cause
}

/** restart: begin the chain of migrations anew, while no database exists that has run it. */
export const generate = async (folders: Folders, loader: Loader, restart = false): Promise<Generated> => {
  const loaded = await loader.load().catch(unread)
  if (loaded instanceof SpecsDoNotLoad) return { problems: loaded.problems, files: {}, model: undefined }
  const failed = (problems: readonly Problem[]): Generated => ({ problems: problems.map(loaded.locate), files: {}, model: undefined })
  const wrong = checkSpecs(loaded.written)
  if (wrong.length > 0) return failed(wrong)
  const model = resolve(loaded.written, loaded)
  loaded.forget()
  const world = worldOf(folders, model, loaded)
  const state = readState(restart ? undefined : stateOf(folders))
  const { files, narrowings } = migrate(state, model.tables, folders.shown)
  const lost = ofCommitted(historyOf(folders), narrowings)
  const collisions = checkModel(model, loaded.written, { before: restart ? undefined : state.tables, narrowings: lost }, takenBy(world.sdl))
  if (collisions.length > 0) return failed(collisions)
  if (folders.kept !== undefined) readKept(folders.kept, folders.generated)
  const groups = groupsOf(world)
  const contract = emitContract(world, groups)
  const types = makeTypes(folders.codegen, world, contract)
  const made = { ...contract, ...emitTables(world, groups), ...(await types) }
  if (folders.kept !== undefined) writeKept(folders.kept, new Set(Object.keys(made)))
  return { problems: [], files: { ...made, ...files }, model, written: loaded.written, locate: loaded.locate }
}
