// What is edited where it stands in a list is a plain value of a form that the list offers, and saving it says nothing that only a dialog says.
import { traitsOf } from '../../language/fields/index.ts'
import { pathIn } from '../../language/paths.ts'
import { didYouMean } from '../../language/suggest.ts'
import { classOf } from '../resolve/field.ts'
import { isInForm } from './ensureForms.ts'
import { columnsOf, type Ensure } from './scope.ts'
import { entitiesIn, fieldsByPath, listsIn, type FieldAt, type PartAt } from './walk.ts'

const ofPart = ({ spec }: PartAt): string | undefined => {
  if (spec.confirms !== undefined) return 'is saved by a form that says what comes of it (confirms)'
  return spec.effect === undefined ? undefined : `is saved with an effect (${spec.effect}), which its dialog shows beforehand`
}

/** Why a value is left to the form of its record. */
const against = ({ spec, part }: FieldAt): string | undefined => {
  const { leaves, wide, picked, chooses } = traitsOf(spec)
  if (!isInForm(part, spec)) return 'is changed by no form'
  if (leaves !== undefined || classOf(spec) === 'secret') return 'never leaves the server whole'
  if (classOf(spec) === 'money') return 'is money'
  if ('options' in spec && spec.options === 'roles') return 'gives a role'
  if (spec.ownAsks !== undefined) return 'asks for the current password'
  if (wide || picked || chooses === 'many') return `needs more room than a cell has, being of kind ${spec.kind}`
  return ofPart(part)
}

export const ensureInPlace: Ensure = ({ written, add }) => {
  for (const entity of entitiesIn(written)) {
    const fields = fieldsByPath(entity)
    for (const { spec, path } of listsIn(entity)) {
      const columns = columnsOf(spec)
      for (const [place, name] of (spec.inPlace ?? []).entries()) {
        const refuse = (message: string): void => add({ code: 'not-in-place', path: [...path, 'inPlace', place], message })
        const field = fields.get(name)
        const update = pathIn(field?.part.name ?? '', 'update')
        const why = field && against(field)
        if (!columns.includes(name))
          refuse(`Only a column is edited where it stands; "${name}" is none of this list.${didYouMean(name, columns)}`)
        else if (why !== undefined || !field) refuse(`"${name}" ${why ?? 'is changed by nobody'}: leave it out of inPlace.`)
        else if (!spec.actions?.includes(update))
          refuse(`"${name}" is saved by "${update}", which this list does not offer: name it in actions, too.`)
      }
    }
  }
}
