// Generates again whenever a spec or the hand-written contract is saved. Everything stays warm between two runs.
import { watch as watchFolder } from 'node:fs'
import { generate, type Folders } from './generate.ts'
import { makeLoader } from './load/load.ts'
import { oneWaiting } from './oneWaiting.ts'
import { finish } from './runOnce.ts'

/** Milliseconds: an editor may write a file in several steps. */
const settleMs = 15

/** Never ends by itself. */
export const watch = async (folders: Folders): Promise<number> => {
  const loader = makeLoader(folders.specs, folders.shown)
  let timer: ReturnType<typeof setTimeout> | undefined
  const again = oneWaiting(async () => {
    const from = performance.now()
    try {
      // What is tried while one develops stays one migration, and none where it is taken back.
      finish(folders, await generate(folders, loader, 'commit'))
    } catch (cause) {
      console.error(cause instanceof Error ? cause.message : cause)
    }
    console.log(`${Math.round(performance.now() - from)} ms; watching ${folders.shown}/`)
  })
  const soon = (): void => {
    clearTimeout(timer)
    timer = setTimeout(again, settleMs)
  }
  // Before the first time: what is saved while that reads is not in it.
  for (const folder of [folders.specs, folders.sdl]) watchFolder(folder, { recursive: true }, soon)
  again()
  return new Promise<number>(() => undefined)
}
