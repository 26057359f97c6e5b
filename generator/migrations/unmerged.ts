// Two branches that each made the next migration: while both are merged, neither may be gone on from.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { atHead, type LocatedProblem } from '../problem.ts'
import { git } from './git.ts'
import { commandOf } from '../commandOf.ts'

const heads = ['MERGE_HEAD', 'REBASE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD']

/** What is being put on top of what is checked out, as git calls it; undefined where nothing is. */
export const headComingIn = (folder: string): string | undefined =>
  heads.find((head) => git(folder, 'rev-parse', '--verify', '--quiet', head) !== undefined)

/** Files of the folder that git could not merge. */
export const unmergedIn = (folder: string): readonly string[] => {
  if (!existsSync(folder)) return []
  const listed = git(folder, 'ls-files', '--unmerged', '-z', '--', '.') ?? ''
  return [...new Set(listed.split('\0').flatMap((line) => line.split('\t')[1] ?? []))].toSorted()
}

export const unmergedProblem = (folder: string, shown: string): LocatedProblem | undefined => {
  const files = unmergedIn(folder)
  const [first] = files
  if (first === undefined) return undefined
  return {
    code: 'unmerged-migrations',
    path: [],
    ...atHead(join(shown, first)),
    message: `Two branches changed ${files.join(', ')}, and only one of them can come first: that which a database may have run already. ${commandOf('generate', '--renumber ours')} keeps the migrations of the branch that comes in and makes what this one needs besides the next; --renumber theirs keeps those of this branch.`,
  }
}
