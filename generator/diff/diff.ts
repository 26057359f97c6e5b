// npm run spec:diff: what a change of the specs means, beside a commit.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { didYouMean } from '../../language/suggest.ts'
import { standOf } from '../generate.ts'
import type { Folders, Stand } from '../generate.ts'
import { makeLoader } from '../load/load.ts'
import { differenceFormats } from './differenceFormats.ts'
import { differenceOf } from './differenceOf.ts'

/**
 * The specs of a commit in a folder of their own, with the engine beside them: that of the commit, by whose package.json specs find it, or the one that is
 * installed.
 */
const checkedOut = ({ language, shown, specs }: Folders, ref: string): string => {
  const house = join(specs, relative(shown, ''))
  const engine = dirname(language) === house ? ['language', 'schema', 'package.json'] : []
  const archive = spawnSync('git', ['archive', ref, shown, ...engine], { cwd: house, maxBuffer: 1 << 28 })
  if (archive.status !== 0) throw new Error(`git knows no specs at ${ref}: ${archive.stderr.toString().trim()}`)
  const folder = mkdtempSync(join(tmpdir(), 'specs-'))
  if (engine.length === 0) symlinkSync(join(house, 'node_modules'), join(folder, 'node_modules'), 'junction')
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

/** Its arguments: the commit, HEAD where none is named, and how it is told. */
export const diff = async (folders: Folders, args: readonly string[]): Promise<number> => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { format: { type: 'string', default: 'text' } },
  })
  const format = Object.hasOwn(differenceFormats, values.format) ? differenceFormats[values.format] : undefined
  if (!format) {
    const formats = Object.keys(differenceFormats)
    console.error(`There is no format "${values.format}"; there are ${formats.join(', ')}.${didYouMean(values.format, formats)}`)
    return 1
  }
  const old = checkedOut(folders, positionals[0] ?? 'HEAD')
  try {
    const before = await loadedFrom({
      ...folders,
      specs: join(old, folders.shown),
      sdl: existsSync(join(old, 'schema')) ? join(old, 'schema') : folders.sdl,
    })
    console.log(format(differenceOf(before, await loadedFrom(folders))))
    return 0
  } finally {
    rmSync(old, { recursive: true, force: true })
  }
}
