// What is costly is made once in a run, by whichever test file needs it first; the others wait for it.
import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runFolder } from './runFolder.ts'

const beginning = async (folder: string): Promise<boolean> => {
  try {
    await mkdir(folder)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

const complete = async (unfinished: string, folder: string, make: (folder: string) => Promise<unknown>): Promise<void> => {
  try {
    await make(unfinished)
    await rename(unfinished, folder)
  } catch (error) {
    // Whoever waits tries it too, and tells the same of it.
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}

/**
 * @param make gets an empty folder; what it leaves in it is whole for everybody, or not there
 * @returns the made folder, which is only read
 */
export const madeOnce = async (name: string, make: (folder: string) => Promise<unknown>): Promise<string> => {
  const folder = join(runFolder(), name)
  const unfinished = `${folder}.unfinished`
  while (!existsSync(folder)) {
    if (!(await beginning(unfinished))) await sleep(50)
    // It may have been finished between the look and the beginning.
    else if (existsSync(folder)) await rm(unfinished, { recursive: true })
    else await complete(unfinished, folder, make)
  }
  return folder
}
