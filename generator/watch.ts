// Generates again whenever a spec or the hand-written contract is saved. Everything stays warm between two runs.
import { watch as watchFolder } from 'node:fs'
import { generate } from './generate.ts'
import type { Places } from './generate.ts'
import { makeLoader } from './load/load.ts'
import { finish } from './runOnce.ts'

/** Milliseconds: an editor may write a file in several steps. */
const settle = 15

/** Never ends by itself. */
export const watch = async (places: Places): Promise<number> => {
  const loader = makeLoader(places.specs, places.shown)
  let running: Promise<void> = Promise.resolve()
  let timer: ReturnType<typeof setTimeout> | undefined
  const again = async (): Promise<void> => {
    const from = performance.now()
    try {
      finish(places, await generate(places, loader))
    } catch (cause) {
      console.error(cause instanceof Error ? cause.message : cause)
    }
    console.log(`${Math.round(performance.now() - from)} ms; watching ${places.shown}/`)
  }
  const soon = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running.then(again)
    }, settle)
  }
  await again()
  for (const folder of [places.specs, places.sdl]) watchFolder(folder, { recursive: true }, soon)
  return new Promise<number>(() => undefined)
}
