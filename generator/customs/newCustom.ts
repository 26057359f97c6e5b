// npm run new -- custom NAME …: what customs begin with that the specs name and nobody wrote, each handed on among those of its family.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Model } from '../../language/model.ts'
import { meantOrAll } from '../../language/suggest.ts'
import { checkSpecs } from '../checks/checkSpecs.ts'
import type { Folders } from '../generate.ts'
import { withLoader, type Loaded } from '../load/load.ts'
import { refuse } from '../refuse.ts'
import { put } from '../put.ts'
import { report } from '../report.ts'
import { resolve } from '../resolve/resolve.ts'
import { textOf } from '../textOf.ts'
import { beginningsOf, engineFrom, entryOf } from './beginnings.ts'
import { fileOf, registryOf } from './customFolders.ts'
import { firstPlaceOf, type Custom } from './customPlaces.ts'
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

/** All of these or none. */
const newIn = (place: Place, names: readonly string[], model: Model, loaded: Loaded): number => {
  const open = unwrittenCustoms(place.folder, model)
  const unknown = names.find((name) => open.every((each) => each.name !== name))
  if (unknown === undefined)
    return Math.max(...open.filter(({ name }) => names.includes(name)).map((each) => writeOne(place, each, loaded)))
  return refuse(
    open.length === 0
      ? 'Every custom that the specs name is written. Name a new one there first: guards, effect, by, dialog, a section of kind custom.'
      : `No spec names a custom "${unknown}" that is not written yet.${meantOrAll(
          unknown,
          open.map((each) => each.name),
        )}`,
  )
}

export const newCustom = (folders: Folders, names: readonly string[]): Promise<number> =>
  withLoader(folders, async (loader) => {
    const loaded = await loader.load()
    const problems = checkSpecs(loaded.written)
    if (problems.length > 0) return refuse(report(problems.map(loaded.locate)))
    const place = { folder: folders.custom ?? '', engine: folders.languageAs === undefined ? '' : dirname(folders.languageAs) }
    return newIn(place, names, resolve(loaded.written, loaded), loaded)
  })
