// One server a data folder: a lock file names its holder, and a second start is refused before anything is touched.
import { constants, copyFileSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { EmbeddedError } from './EmbeddedError.ts'
import { isAlive, startOf } from './processes.ts'
import type { ClusterPaths } from './clusterPaths.ts'
import { errorCode } from '../../errorCode.ts'

type Holder = { readonly pid: number; readonly start: string; readonly address: string }

/**
 * Takes the data folder for this process, or throws naming the holder's pid and address.
 * @param address where this server answers, shown to whoever is refused
 * @returns gives the folder back
 */
export async function claimFolder({ root, lock }: ClusterPaths, address: string): Promise<() => void> {
  mkdirSync(root, { recursive: true, mode: 0o700 })
  const own = `${lock}.${process.pid}`
  writeFileSync(own, JSON.stringify({ pid: process.pid, start: startOf(process.pid), address } satisfies Holder), { mode: 0o600 })
  try {
    // A link is made whole or not at all, so nobody ever reads half a lock.
    for (let attempt = 0; !tryLink(own, lock); attempt++) {
      const holder = readHolder(lock)
      if (attempt === 100 || (holder !== undefined && lives(holder))) throw refusal(root, holder)
      await removeStale(lock)
    }
  } finally {
    rmSync(own, { force: true })
  }
  return () => {
    if (readHolder(lock)?.pid === process.pid) rmSync(lock, { force: true })
  }
}

function tryLink(own: string, lock: string): boolean {
  try {
    linkSync(own, lock)
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    return tryCopy(own, lock)
  }
}

/** For file systems without links. */
function tryCopy(own: string, lock: string): boolean {
  try {
    copyFileSync(own, lock, constants.COPYFILE_EXCL)
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  }
}

/** Only one start at a time may remove a dead holder's lock, so that none removes the lock of one that was quicker. */
async function removeStale(lock: string): Promise<void> {
  const turn = `${lock}.turn`
  try {
    mkdirSync(turn)
  } catch {
    // Another start's turn; it lasts a moment, unless it was killed in it. The clock may have been set back since.
    if (Math.abs(Date.now() - (statSync(turn, { throwIfNoEntry: false })?.mtimeMs ?? 0)) > 10_000)
      rmSync(turn, { recursive: true, force: true })
    return sleep(20)
  }
  const holder = readHolder(lock)
  if (holder === undefined || !lives(holder)) rmSync(lock, { force: true })
  rmSync(turn, { recursive: true, force: true })
}

function lives(holder: Holder): boolean {
  // A start that was never given back by this very process counts; the same number from an earlier life does not.
  return isAlive(holder.pid) && startOf(holder.pid) === holder.start
}

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder
  } catch {
    return undefined
  }
}

function refusal(root: string, holder: Holder | undefined): EmbeddedError {
  return new EmbeddedError(
    `The data folder ${root} is in use by a server that is running already` +
      (holder === undefined ? '.' : ` (process ${holder.pid}, ${holder.address}).`) +
      '\nUse that one, stop it first, or give this one another folder with DATA_DIR.',
  )
}
