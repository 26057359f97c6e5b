// After two branches made migrations of the same numbers: those of one stay, what the other needs besides becomes the next.
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { git } from './git.ts'
import { headComingIn, unmergedIn } from './unmerged.ts'
import { commandOf } from '../commandOf.ts'

/**
 * Brings the folder to the chain of one side.
 * @param which whose migrations get new numbers, as git calls the sides
 * @returns why not, where it cannot
 */
export const renumber = (folder: string, which: string | undefined): string | undefined => {
  if (which !== 'ours' && which !== 'theirs')
    return `Whose migrations get new numbers? ${commandOf('generate', '--renumber ours')} (those of this branch), or --renumber theirs.`
  const other = headComingIn(folder)
  if (other === undefined || unmergedIn(folder).length === 0)
    return 'No two branches are being merged whose migrations contradict each other.'
  const kept = which === 'ours' ? other : 'HEAD'
  const names = (git(folder, 'ls-tree', '--name-only', '-z', kept, '.') ?? '').split('\0').filter(Boolean)
  for (const name of readdirSync(folder)) if (!names.includes(name)) rmSync(join(folder, name))
  for (const name of names) writeFileSync(join(folder, name), git(folder, 'show', `${kept}:./${name}`) ?? '')
  git(folder, 'add', '--all', '--', '.')
  return undefined
}
