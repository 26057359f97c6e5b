// Customs that the specs name and nobody wrote: their tables are generated, what they name would not compile.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Model } from '../../language/model.ts'
import type { Folders, Generated } from '../generate.ts'
import type { LocatedProblem } from '../problem.ts'
import { textOf } from '../textOf.ts'
import { isOfServer, registryOf } from './customFolders.ts'
import { familiesOf, firstPlaceOf, type Custom, type Family } from './customPlaces.ts'
import { commandOf } from '../commandOf.ts'

const filesIn = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.ts'))
  } catch {
    return []
  }
}
const namesIn = (text = '', pattern: RegExp): readonly string[] => [...text.matchAll(pattern)].map(([, name = '']) => name)

/** By how registries and customs are written: an export of a file beside the registry, or a property of it. */
const writtenOf = (customs: string, family: Family): ReadonlySet<string> => {
  const registry = join(customs, registryOf(family))
  if (!isOfServer(family)) {
    const [, own = ''] = new RegExp(`^  ${family}: \\{([^{}]*)\\}`, 'm').exec(textOf(registry) ?? '') ?? []
    return new Set(namesIn(own, /(\w+):/g))
  }
  const folder = join(registry, '..')
  return new Set([
    ...namesIn(textOf(registry), /^ {2}(\w+):/gm),
    ...filesIn(folder).flatMap((name) => namesIn(textOf(join(folder, name)), /^export (?:const|(?:async )?function) (\w+)/gm)),
  ])
}

/** @param folder of the product's own code */
export const unwrittenCustoms = (folder: string, model: Model): readonly Custom[] =>
  familiesOf(model).flatMap(([family, names]) => {
    const written = writtenOf(folder, family)
    return names.flatMap((name) => (written.has(name) ? [] : [{ family, name }]))
  })

/** The same, told where the specs name them. */
export const unwrittenIn = ({ custom }: Folders, { model, written, locate }: Generated): readonly LocatedProblem[] => {
  if (custom === undefined || !model || !written || !locate) return []
  const missing = unwrittenCustoms(custom, model)
  // Each round of the watch comes by here: places are looked for where something is missing.
  if (missing.length === 0) return []
  const placeOf = firstPlaceOf(written)
  return missing.map((each) =>
    locate({
      code: 'unwritten-custom',
      ...placeOf(each),
      message: `"${each.name}" is named here among the ${each.family} and written nowhere; what it begins with: ${commandOf('new', `custom ${each.name}`)}`,
    }),
  )
}
