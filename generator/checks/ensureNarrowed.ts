// What narrows choices, files and prices is a list of the site's configuration.
import { didYouMean } from '../../language/suggest.ts'
import { partsOf } from '../written.ts'
import type { Ensure } from './scope.ts'
import { entitiesIn, inputsIn } from './walk.ts'
import type { InputAt } from './walk.ts'

/** Of the field itself, or of the files that it takes. */
const narrowings = ({ spec, path }: InputAt): readonly { readonly name: string; readonly path: InputAt['path'] }[] => [
  ...('narrowedBy' in spec && spec.narrowedBy !== undefined ? [{ name: spec.narrowedBy, path: [...path, 'narrowedBy'] }] : []),
  ...('upload' in spec && spec.upload?.narrowedBy !== undefined
    ? [{ name: spec.upload.narrowedBy, path: [...path, 'upload', 'narrowedBy'] }]
    : []),
]

export const ensureNarrowed: Ensure = ({ written, add }) => {
  const { entity = '', part = '' } = written.app.configuration ?? {}
  const site = written.entities[entity]
  const known = Object.keys((part === '' ? site : site && partsOf(site)[part])?.fields ?? {})
  for (const { name, path } of entitiesIn(written).flatMap(inputsIn).flatMap(narrowings))
    if (!known.includes(name))
      add({
        code: 'unknown-list',
        path,
        message: `The site's configuration (${entity}${part === '' ? '' : `.${part}`}) has no list "${name}".${didYouMean(name, known)}`,
      })
}
