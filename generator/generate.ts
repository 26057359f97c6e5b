// One run: load, resolve, check, emit, make the types of documents. Nothing is written here; what comes out are files or problems.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, posix, relative, resolve as absolute } from 'node:path'
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
import { committedText, ofCommitted } from './migrations/committed.ts'
import { leftOf, nameOfLeft, type Left } from '../language/migrations/left.ts'
import { readState } from '../language/migrations/state.ts'
import { migrate } from './migrations/migrate.ts'
import { unmergedProblem } from './migrations/unmerged.ts'
import type { LocatedProblem, Problem } from './problem.ts'
import { releasedIn } from './released.ts'
import { resolve } from './resolve/resolve.ts'
import { textOf } from './textOf.ts'
import { readTranslations, type Translated } from './translations.ts'
import { makeTypes, type Codegen } from './types/makeTypes.ts'
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
  /** How what is generated calls that folder; absent = by its place. */
  readonly languageAs?: string
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
  /** Absent where nothing was made. */
  readonly untranslated?: Translated['untranslated']
  /** What no spec reads any more; absent where nothing was made. */
  readonly left?: readonly Left[]
  /** What it was made from; absent where nothing was. */
  readonly written?: Written
  /** Finds the place of what is wrong with what was made; absent where nothing was. */
  readonly locate?: Loaded['locate']
}

const slashes = (path: string): string => path.replaceAll('\\', '/')

const worldOf = (folders: Folders, model: Model, loaded: Loaded, translations: Translated['translations']): World => {
  const names = readdirSync(folders.sdl)
    .filter((each) => each.endsWith('.graphql'))
    .toSorted()
  const texts = Object.fromEntries(names.map((name) => [name, readFileSync(join(folders.sdl, name), 'utf8')]))
  const { 'documents.graphql': sessionDocuments = '', ...sdl } = texts
  return {
    model,
    specs: folders.shown,
    specOf: loaded.specOf,
    language: folders.languageAs ?? slashes(relative(absolute(folders.generated), absolute(folders.language))),
    sdl,
    sessionDocuments,
    released: releasedIn(folders),
    translations,
  }
}

/** How the folder of generated files is called, beside that of the specs. */
export const shownGenerated = ({ shown }: Pick<Folders, 'shown'>): string => posix.join(posix.dirname(shown), 'generated')

export const historyOf = ({ history, generated }: Folders): string => history ?? join(generated, 'migrations')

/**
 * What the next migration goes on from: the chain as it stands, or as it was committed, so that all that was tried since is one migration; or nothing,
 * which begins the chain anew, while no database exists that has run it.
 */
export type GoesOnFrom = 'chain' | 'commit' | 'nothing'

const stateOf = (folders: Folders, from: GoesOnFrom): string | undefined => {
  if (from === 'nothing') return undefined
  const folder = historyOf(folders)
  const committed = from === 'commit' && existsSync(folder) ? committedText(folder) : undefined
  return committed ?? textOf(join(folder, 'state.json'))
}

/** Specs as they stand at one time, to be compared with those of another. */
export interface Stand extends Pick<Loaded, 'written' | 'locate'> {
  readonly world: World
}

/**
 * What stood once was checked then, by the rules of its time.
 *
 * @param checked whether it is by those of today
 * @throws SpecsDoNotLoad
 */
export const standOf = async (folders: Folders, loader: Loader, checked = false): Promise<Stand> => {
  const loaded = await loader.load()
  const ensureNone = (wrong: readonly Problem[]): void => {
    if (wrong.length > 0) throw new SpecsDoNotLoad(wrong.map(loaded.locate))
  }
  if (checked) ensureNone(checkSpecs(loaded.written))
  const model = resolve(loaded.written, loaded)
  const { translations } = readTranslations(folders, model)
  const world = worldOf(folders, model, loaded, translations)
  if (checked) ensureNone(checkModel(model, loaded.written, { narrowings: [] }, takenBy(world.sdl)))
  return { world, written: loaded.written, locate: loaded.locate }
}

const unread = (cause: unknown): SpecsDoNotLoad => {
  if (cause instanceof SpecsDoNotLoad) return cause
  throw cause
}

/** What was dropped since the commit, and no spec has taken up again: a drop that is not committed yet is none of a spec's. */
const droppedSince = (folders: Folders, before: Model['tables'], wanted: Model['tables']): readonly Left[] => {
  const now = readState(textOf(join(historyOf(folders), 'state.json'))).tables
  const names = new Set(leftOf(before, wanted).map(nameOfLeft))
  return leftOf(before, now).filter((each) => names.has(nameOfLeft(each)))
}

/** @param drops of what nothing reads any more */
export const generate = async (
  folders: Folders,
  loader: Loader,
  from: GoesOnFrom = 'chain',
  drops: readonly Left[] = [],
): Promise<Generated> => {
  const unmerged = unmergedProblem(historyOf(folders), `${shownGenerated(folders)}/migrations`)
  if (unmerged) return { problems: [unmerged], files: {}, model: undefined }
  const loaded = await loader.load().catch(unread)
  if (loaded instanceof SpecsDoNotLoad) return { problems: loaded.problems, files: {}, model: undefined }
  const failed = (problems: readonly Problem[]): Generated => ({ problems: problems.map(loaded.locate), files: {}, model: undefined })
  const wrong = checkSpecs(loaded.written)
  if (wrong.length > 0) return failed(wrong)
  const model = resolve(loaded.written, loaded)
  loaded.forget()
  const translated = readTranslations(folders, model)
  const world = worldOf(folders, model, loaded, translated.translations)
  const state = readState(stateOf(folders, from))
  const { files, after, narrowings } = migrate(state, model.tables, folders.shown, [
    ...drops,
    ...(from === 'commit' ? droppedSince(folders, state.tables, model.tables) : []),
  ])
  const lost = ofCommitted(historyOf(folders), narrowings)
  const collisions = checkModel(
    model,
    loaded.written,
    { before: from === 'nothing' ? undefined : state.tables, narrowings: lost },
    takenBy(world.sdl),
  )
  if (collisions.length > 0) return failed(collisions)
  if (translated.problems.length > 0) return { problems: translated.problems, files: {}, model: undefined }
  if (folders.kept !== undefined) readKept(folders.kept, folders.generated)
  const groups = groupsOf(world)
  const contract = emitContract(world, groups)
  const types = makeTypes(folders.codegen, world, contract)
  const made = { ...contract, ...emitTables(world, groups), ...(await types) }
  if (folders.kept !== undefined) writeKept(folders.kept, new Set(Object.keys(made)))
  return {
    problems: [],
    files: { ...made, ...files },
    model,
    untranslated: translated.untranslated,
    left: leftOf(after, model.tables),
    written: loaded.written,
    locate: loaded.locate,
  }
}
