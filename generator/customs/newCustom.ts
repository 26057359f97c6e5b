// npm run new -- custom NAME: what a custom begins with, where the specs name one that nobody wrote, handed on among those of its family.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Model } from '../../language/model.ts'
import { meantOrAll } from '../../language/suggest.ts'
import { checkSpecs } from '../checks/checkSpecs.ts'
import type { Folders } from '../generate.ts'
import { makeLoader } from '../load/load.ts'
import type { Loaded } from '../load/load.ts'
import { refuse } from '../refuse.ts'
import { report } from '../report.ts'
import { resolve } from '../resolve/resolve.ts'
import { fileOf, registryOf } from './customFolders.ts'
import { firstPlaceOf } from './customPlaces.ts'
import type { Custom } from './customPlaces.ts'
import { register } from './register.ts'
import { skeletonOf } from './skeletons.ts'
import { unwrittenCustoms } from './unwritten.ts'

const entityOf = ([family, entity]: readonly (string | number)[]): string => (family === 'entities' ? String(entity) : '')

/** Both files or none: why not is told, and the exit code is 1. */
const writeOne = (folder: string, { family, name }: Custom, { written, locate }: Loaded): number => {
  const [file, registry] = [join(folder, fileOf(family, name)), join(folder, registryOf(family))]
  if (existsSync(file)) return refuse(`${file} is there already: export ${name} from it.`)
  const registered = register(readFileSync(registry, 'utf8'), family, name)
  if (registered === undefined) return refuse(`${registry} lists its customs in a way of its own: add ${name} to it by hand.`)
  const { path, at } = firstPlaceOf(written)({ family, name })
  const { file: spec, line } = locate({ code: '', message: '', path, ...(at && { at }) })
  writeFileSync(file, skeletonOf(family, { name, entity: entityOf(path), place: `${spec}:${line}` }))
  writeFileSync(registry, registered)
  console.log(`${file} is written, and handed on in ${registry}.`)
  return 0
}

const newIn = (folder: string, name: string, model: Model, loaded: Loaded): number => {
  const open = unwrittenCustoms(folder, model)
  const wanted = open.filter((each) => each.name === name)
  if (wanted.length > 0) return Math.max(...wanted.map((each) => writeOne(folder, each, loaded)))
  const names = open.map((each) => each.name)
  return refuse(
    names.length === 0
      ? 'Every custom that the specs name is written. Name a new one there first: guards, effect, by, dialog, a section of kind custom.'
      : `No spec names a custom "${name}" that is not written yet.${meantOrAll(name, names)}`,
  )
}

export const newCustom = async (folders: Folders, name: string): Promise<number> => {
  const loader = makeLoader(folders.specs, folders.shown, true)
  try {
    const loaded = await loader.load()
    const problems = checkSpecs(loaded.written)
    if (problems.length > 0) return refuse(report(problems.map(loaded.locate)))
    return newIn(folders.custom ?? '', name, resolve(loaded.written, loaded), loaded)
  } finally {
    await loader.stop()
  }
}
