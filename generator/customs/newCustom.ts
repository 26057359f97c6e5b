// npm run new -- custom NAME: what a custom begins with, where the specs name one that nobody wrote, handed on among those of its family.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Model } from '../../language/model.ts'
import { meantOrAll } from '../../language/suggest.ts'
import { checkSpecs } from '../checks/checkSpecs.ts'
import type { Folders } from '../generate.ts'
import { makeLoader } from '../load/load.ts'
import type { Loaded } from '../load/load.ts'
import { refuse } from '../refuse.ts'
import { put } from '../put.ts'
import { report } from '../report.ts'
import { resolve } from '../resolve/resolve.ts'
import { textOf } from '../textOf.ts'
import { beginningsOf, engineFrom, entryOf } from './beginnings.ts'
import { fileOf, registryOf } from './customFolders.ts'
import { firstPlaceOf } from './customPlaces.ts'
import type { Custom } from './customPlaces.ts'
import { register } from './register.ts'
import { skeletonOf } from './skeletons.ts'
import { unwrittenCustoms } from './unwritten.ts'

interface Place {
  /** Of the product's own code. */
  readonly folder: string
  /** The name of its package; '' where it stands beside. */
  readonly engine: string
}

const entityOf = ([family, entity]: readonly (string | number)[]): string => (family === 'entities' ? String(entity) : '')

/** Both files or none: why not is told, and the exit code is 1. */
const writeOne = ({ folder, engine }: Place, { family, name }: Custom, { written, locate }: Loaded): number => {
  const [file, registry] = [join(folder, fileOf(family, name)), join(folder, registryOf(family))]
  if (existsSync(file)) return refuse(`${file} is there already: export ${name} from it.`)
  const begun = existsSync(join(folder, entryOf(family))) ? {} : beginningsOf(family, engine)
  const registered = register(begun[registryOf(family)] ?? textOf(registry) ?? '', family, name)
  if (registered === undefined) return refuse(`${registry} lists its customs in a way of its own: add ${name} to it by hand.`)
  const { path, at } = firstPlaceOf(written)({ family, name })
  const { file: spec, line } = locate({ code: '', message: '', path, ...(at && { at }) })
  const said = { name, entity: entityOf(path), place: `${spec}:${line}`, engine: engineFrom(fileOf(family, name), engine) }
  const files = { ...begun, [registryOf(family)]: registered, [fileOf(family, name)]: skeletonOf(family, said) }
  for (const [each, text] of Object.entries(files)) put(join(folder, each), text)
  console.log(`${file} is written, and handed on in ${registry}.`)
  return 0
}

const newIn = (place: Place, name: string, model: Model, loaded: Loaded): number => {
  const open = unwrittenCustoms(place.folder, model)
  const wanted = open.filter((each) => each.name === name)
  if (wanted.length > 0) return Math.max(...wanted.map((each) => writeOne(place, each, loaded)))
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
    const place = { folder: folders.custom ?? '', engine: folders.languageAs === undefined ? '' : dirname(folders.languageAs) }
    return newIn(place, name, resolve(loaded.written, loaded), loaded)
  } finally {
    await loader.stop()
  }
}
