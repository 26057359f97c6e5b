// npm run spec:diff: what a change of the specs means, beside a commit.
import { spawnSync, type SpawnSyncReturns } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { didYouMean } from '../../language/suggest.ts'
import { commandOf } from '../commandOf.ts'
import { standOf, type Folders, type Stand } from '../generate.ts'
import { withLoader } from '../load/load.ts'
import { SpecsDoNotLoad } from '../load/SpecsDoNotLoad.ts'
import { refuse } from '../refuse.ts'
import { report } from '../report.ts'
import { differenceFormats } from './differenceFormats.ts'
import { differenceOf, type Difference } from './differenceOf.ts'

const usage = (): string =>
  [`[GIT REF] [--format ${Object.keys(differenceFormats).join('|')}]`, '--accept'].map((each) => commandOf('spec:diff', each)).join('\n')

/** Its message says why there is nothing to tell. */
class NotCompared extends Error {}

const ended = (program: string, { error, status, stderr }: SpawnSyncReturns<Buffer>): string | undefined =>
  status === 0 ? undefined : (error?.message ?? `${program}: ${stderr.toString().trim()}`)

/**
 * The specs of a commit in a folder of their own, with the engine beside them: that of the commit, by whose package.json specs find it, or the one that is
 * installed.
 */
const checkedOut = ({ language, shown, specs }: Folders, ref: string): string => {
  const house = join(specs, relative(shown, ''))
  const engine = dirname(language) === house ? ['language', 'schema', 'package.json'] : []
  const archive = spawnSync('git', ['archive', ref, shown, ...engine], { cwd: house, maxBuffer: 1 << 28 })
  const unknown = ended('git', archive)
  if (unknown !== undefined) throw new NotCompared(`There are no specs to compare with at "${ref}" (${unknown}).\n${usage()}`)
  const folder = mkdtempSync(join(tmpdir(), 'specs-'))
  if (engine.length === 0) symlinkSync(join(house, 'node_modules'), join(folder, 'node_modules'), 'junction')
  const unpacked = ended('tar', spawnSync('tar', ['-x', '-C', folder], { input: archive.stdout }))
  if (unpacked !== undefined) throw new NotCompared(unpacked)
  return folder
}

/** Places are told of both when they are compared. */
const loadedFrom = (folders: Folders, checked: boolean): Promise<Stand> =>
  withLoader(folders, (loader) => standOf(folders, loader, checked), false)

/** As it stands now, by the rules of now: of what breaks them nobody can say what it means. */
const present = (folders: Folders): Promise<Stand> =>
  loadedFrom(folders, true).catch((cause: unknown) => {
    throw cause instanceof SpecsDoNotLoad ? new NotCompared(report(cause.problems, 'Nothing was compared.')) : cause
  })

const comparedWith = async (folders: Folders, ref: string, after: Stand): Promise<Difference> => {
  const old = checkedOut(folders, ref)
  const sdl = join(old, 'schema')
  try {
    const before = await loadedFrom({ ...folders, specs: join(old, folders.shown), sdl: existsSync(sdl) ? sdl : folders.sdl }, false)
    return differenceOf(before, after)
  } catch (cause) {
    // They were sound in the language of their time, which may have been another.
    throw new NotCompared(
      `The specs at "${ref}" cannot be compared: this engine does not read them any more.\n${cause instanceof Error ? cause.message : String(cause)}`,
    )
  } finally {
    rmSync(old, { recursive: true, force: true })
  }
}

interface Asked {
  readonly ref: string
  readonly format: string
}

/** The commit is HEAD where none is named; undefined where something else is asked for. */
const askedIn = (args: readonly string[]): Asked | undefined => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { format: { type: 'string', default: 'text' } },
    })
    const [ref = 'HEAD', more] = positionals
    // What begins with a dash git would take for an option.
    return more === undefined && /^[^-]/.test(ref) ? { ref, format: values.format } : undefined
  } catch {
    return undefined
  }
}

/** Its arguments: the commit, and how it is told. */
export const diff = async (folders: Folders, args: readonly string[]): Promise<number> => {
  const asked = askedIn(args)
  if (!asked) return refuse(`spec:diff ${args.join(' ')} is not known\n${usage()}`)
  const format = Object.hasOwn(differenceFormats, asked.format) ? differenceFormats[asked.format] : undefined
  if (!format) {
    const formats = Object.keys(differenceFormats)
    return refuse(`There is no format "${asked.format}"; there are ${formats.join(', ')}.${didYouMean(asked.format, formats)}`)
  }
  try {
    console.log(format(await comparedWith(folders, asked.ref, await present(folders))))
    return 0
  } catch (cause) {
    if (cause instanceof NotCompared) return refuse(cause.message)
    throw cause
  }
}
