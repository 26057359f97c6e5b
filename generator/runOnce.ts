// Generates once and writes what changed.
import { commandOf } from './commandOf.ts'
import { unwrittenIn } from './customs/unwritten.ts'
import { generate, type Generated, type Folders } from './generate.ts'
import { withLoader } from './load/load.ts'
import { refuse } from './refuse.ts'
import { report } from './report.ts'
import { write } from './write.ts'

/** Says what came of it; the exit code is 1 while a problem stands. */
export const finish = (folders: Folders, made: Generated, restart = false): number => {
  if (made.problems.length > 0) return refuse(report(made.problems))
  const { changed, surplus } = write(folders.generated, made.files, restart)
  console.log(`${Object.keys(made.files).length} files, ${changed.length} written, ${surplus.length} removed.`)
  for (const [language, { length }] of Object.entries(made.untranslated ?? {}))
    if (length > 0)
      console.log(
        `${language}: ${length} texts have no translation yet and are said as in the specs: ${commandOf('generate', '--untranslated')}`,
      )
  const left = made.left?.length ?? 0
  if (left > 0 && changed.length > 0)
    console.log(`${left} columns or tables are left that no spec reads any more: ${commandOf('generate', '--left')}`)
  // The tables are there all the same: what is missing is written against their types.
  const missing = unwrittenIn(folders, made)
  if (missing.length > 0) console.error(report(missing, 'The tables are written.'))
  return missing.length > 0 ? 1 : 0
}

export const runOnce = (folders: Folders, restart: boolean): Promise<number> =>
  withLoader(folders, async (loader) => finish(folders, await generate(folders, loader, restart ? 'nothing' : 'chain'), restart))
