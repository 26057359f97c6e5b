// Generates once and writes what changed.
import { generate } from './generate.ts'
import type { Generated, Places } from './generate.ts'
import { makeLoader } from './load/load.ts'
import { report } from './report.ts'
import { write } from './write.ts'

/** Says what came of it; the exit code is 1 while a problem stands. */
export const finish = ({ generated }: Places, made: Generated): number => {
  if (made.problems.length > 0) {
    console.error(report(made.problems))
    return 1
  }
  const { changed, surplus } = write(generated, made.files)
  console.log(`${Object.keys(made.files).length} files, ${changed.length} written, ${surplus.length} removed.`)
  return 0
}

export const runOnce = async (places: Places, restart: boolean): Promise<number> => {
  const loader = makeLoader(places.specs, places.shown, true)
  try {
    return finish(places, await generate(places, loader, restart))
  } finally {
    await loader.stop()
  }
}
