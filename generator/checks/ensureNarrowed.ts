// What narrows choices, files and prices, and what leaves fields out, is a list of the site's configuration; such a list names fields that there are.
import type { AddProblem, SpecPath } from '../problem.ts'
import { didYouMean } from '../../language/suggest.ts'
import { partsOf, type Written, type WrittenField } from '../written.ts'
import type { Ensure } from './scope.ts'
import { entitiesIn, inputsIn, partsIn, type InputAt, type PartAt } from './walk.ts'

/** Of the field itself, or of the files that it takes. */
const narrowings = ({ spec, path }: InputAt): readonly { readonly name: string; readonly path: InputAt['path'] }[] => [
  ...('narrowedBy' in spec && spec.narrowedBy !== undefined ? [{ name: spec.narrowedBy, path: [...path, 'narrowedBy'] }] : []),
  ...('upload' in spec && spec.upload?.narrowedBy !== undefined
    ? [{ name: spec.upload.narrowedBy, path: [...path, 'upload', 'narrowedBy'] }]
    : []),
]

/** Parts of which a list leaves fields out, with the list's name. */
const hidden = ({
  name,
  spec,
  path,
}: PartAt): readonly { readonly name: string; readonly path: SpecPath; readonly fields: readonly string[] }[] =>
  name !== '' && 'hiddenBy' in spec && spec.hiddenBy !== undefined
    ? [{ name: spec.hiddenBy, path: [...path, 'hiddenBy'], fields: Object.keys(spec.fields) }]
    : []

/** Where the site's configuration stands, and its fields by name. */
const configurationIn = ({ app, entities }: Written) => {
  const { entity = '', part = '' } = app.configuration ?? {}
  const site = entities[entity]
  const fields: Readonly<Record<string, WrittenField>> = (part === '' ? site : site && partsOf(site)[part])?.fields ?? {}
  return {
    fields,
    named: `${entity}${part === '' ? '' : `.${part}`}`,
    path: ['entities', entity, ...(part === '' ? [] : ['parts', part]), 'fields'],
  }
}

/** Whoever leaves out a field that has another name now leaves out nothing. */
const ensureHidden = (list: WrittenField | undefined, path: SpecPath, known: readonly string[], add: AddProblem): void => {
  const options = list && 'options' in list && typeof list.options === 'object' ? list.options : {}
  for (const [field, option] of Object.entries(options))
    if (!known.includes(field) && !(typeof option === 'object' && option.retired))
      add({
        code: 'hides-nothing',
        path: [...path, 'options', field],
        at: 'name',
        message: `Nothing that this list leaves out is called "${field}".${didYouMean(field, known)}`,
      })
}

export const ensureNarrowed: Ensure = ({ written, add }) => {
  const entities = entitiesIn(written)
  const { fields, named, path: home } = configurationIn(written)
  const known = Object.keys(fields)
  const leavingOut = entities.flatMap(partsIn).flatMap(hidden)
  for (const { name, path } of [...entities.flatMap(inputsIn).flatMap(narrowings), ...leavingOut])
    if (!known.includes(name))
      add({
        code: 'unknown-list',
        path,
        message:
          named === ''
            ? `The product has no configuration of a site that could have a list "${name}": say where it stands (configuration of the app).`
            : `The site's configuration (${named}) has no list "${name}".${didYouMean(name, known)}`,
      })
  for (const name of new Set(leavingOut.map((each) => each.name)))
    ensureHidden(
      fields[name],
      [...home, name],
      leavingOut.filter((each) => each.name === name).flatMap((each) => each.fields),
      add,
    )
}
