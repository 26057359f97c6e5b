// A product of the golden cases with its files edited, as it stands for a comparison.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { standOf, type Stand } from '../../../generator/generate.ts'
import { makeLoader } from '../../../generator/load/load.ts'
import { runCodegen } from '../../../generator/types/runCodegen.ts'
import { chainOf, folder } from '../cases.ts'

const house = join(folder, '../../..')

export interface Edit {
  readonly file: string
  readonly from: string
  readonly to: string
}

/** The specs stand in top/<case>/specs, as deep below the house as those of the cases. */
export const standIn = async (top: string, name: string): Promise<Stand> => {
  const specs = join(top, name, 'specs')
  const loader = makeLoader(specs, 'specs')
  try {
    return await standOf(
      {
        specs,
        shown: 'specs',
        sdl: join(house, 'schema'),
        language: join(house, 'language'),
        generated: join(top, name, 'expected'),
        codegen: runCodegen,
      },
      loader,
    )
  } finally {
    await loader.stop()
  }
}

export const standOfCase = (name: string): Promise<Stand> => standIn(folder, name)

/** Read at once, since its files do not stay: places are told from them later. */
export const editedStand = async (
  name: string,
  edits: readonly Edit[],
): Promise<{ readonly stand: Stand; readonly remove: () => void }> => {
  const all = join(house, 'node_modules/.cache')
  mkdirSync(all, { recursive: true })
  const top = join(all, `verdict${process.pid}`)
  const remove = (): void => rmSync(top, { recursive: true, force: true })
  remove()
  for (const each of chainOf(name)) cpSync(join(folder, each, 'specs'), join(top, each, 'specs'), { recursive: true })
  for (const { file, from, to } of edits) {
    const path = join(top, name, 'specs', file)
    const text = readFileSync(path, 'utf8')
    if (text.split(from).length !== 2) throw new Error(`${file} does not say once: ${from}`)
    writeFileSync(path, text.replace(from, to))
  }
  return { stand: await standIn(top, name), remove }
}
