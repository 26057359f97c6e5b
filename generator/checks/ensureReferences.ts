// What refers to another entity finds there what it needs; cards show only what comes without a right of its own.
import { leavesWhole, refers, refersToOne } from '../../language/fields/index.ts'
import { isComputed } from '../../language/fields/derived.ts'
import { meantOrAll } from '../../language/suggest.ts'
import type { AddProblem } from '../problem.ts'
import { partsOf, under, type Written, type WrittenEntity, type WrittenField } from '../written.ts'
import { fieldsOf, pathsOf, type Ensure } from './scope.ts'
import { valuesAt } from './ensureValues.ts'
import { entitiesIn, fieldsAndAsks, fieldsIn, partsIn, type At } from './walk.ts'

type Reference = Extract<WrittenField, { kind: 'reference' | 'references' }>

/** References among the fields, and among what dialogs ask. */
const referencesIn = (entity: At<WrittenEntity>): readonly At<Reference>[] =>
  fieldsAndAsks(entity).flatMap(({ spec, path }) => (refers(spec) ? [{ spec, path }] : []))

/** Stored values of any part, for those whom the spec tells them. */
const isNarrowing = (other: WrittenEntity, path: string): boolean => {
  const [part = '', ofPart] = path.split('.')
  const lifecycle = ofPart === undefined ? other.lifecycle : under(partsOf(other), part)?.lifecycle
  if ((ofPart ?? part) === 'status' && lifecycle) return true
  const field = fieldsOf(other).get(path)
  return field !== undefined && !isComputed(field) && leavesWhole(field)
}

/** What narrows a choice is the other's own, and no secret. */
const ensureOffers = (written: Written, entity: At<WrittenEntity>, add: AddProblem): void => {
  for (const { spec, path } of referencesIn(entity)) {
    const other = written.entities[spec.entity]
    for (const name of Object.keys(spec.offers ?? {})) {
      if (
        !other ||
        (spec.offersTo !== undefined && isNarrowing(other, name)) ||
        (name === 'status' && other.lifecycle && other.lifecycle.read === undefined)
      )
        continue
      const field = under(other.fields, name)
      const known = pathsOf(other)
      const here = { path: [...path, 'offers', name], at: 'name' as const }
      if (!known.includes(name))
        add({ code: 'unknown-field', ...here, message: `${spec.entity} has no field "${name}".${meantOrAll(name, known)}` })
      else if (!field || isComputed(field) || field.read !== undefined)
        add({
          code: 'offers-by-guarded',
          ...here,
          message: `Choices can be narrowed by stored fields of ${spec.entity} itself that have no right of their own; "${name}" is none. For others say who is told them: offersTo.`,
        })
    }
  }
}

const ensureLocked = ({ spec, path }: At<WrittenEntity>, add: AddProblem): void => {
  const field = spec.lockedAfter === undefined ? undefined : under(spec.fields, spec.lockedAfter)
  if (field && !(refersToOne(field) && field.written === 'server'))
    add({
      code: 'locked-after-other',
      path: [...path, 'lockedAfter'],
      message: `Records are locked after one that they always refer to: "${spec.lockedAfter ?? ''}" has to be a reference that the server writes.`,
    })
}

export const ensureReferences: Ensure = ({ written, add }) => {
  for (const entity of entitiesIn(written)) {
    ensureLocked(entity, add)
    for (const field of partsIn(entity).flatMap(fieldsIn)) {
      const { spec } = field
      if (refers(spec) && written.entities[spec.entity]?.key === 'single') {
        add({
          code: 'reference-to-single',
          path: [...field.path, 'entity'],
          message: `There is one ${spec.entity} only, so nothing needs to refer to it.`,
        })
      }
    }
    ensureOffers(written, entity, add)
    const { card } = entity.spec
    const fields = fieldsOf(entity.spec)
    const plain = [
      ...(card?.under ?? []).map((name, at) => ({ name, path: [...entity.path, 'card', 'under', at] })),
      ...(entity.spec.titleElse ?? []).map((name, at) => ({ name, path: [...entity.path, 'titleElse', at] })),
      { name: entity.spec.title, path: [...entity.path, 'title'] },
      ...(card?.picture === undefined ? [] : [{ name: card.picture, path: [...entity.path, 'card', 'picture'] }]),
    ]
    for (const { name, path } of plain) {
      if (name.includes('.') || fields.get(name)?.read !== undefined)
        add({ code: 'guarded-card', path, message: `"${name}" has a right of its own, and a card is shown without asking for it.` })
    }
    for (const [at, name] of (card?.marks ?? []).entries()) {
      if (fields.has(name) && !valuesAt(written, entity.spec, name))
        add({
          code: 'mark-without-states',
          path: [...entity.path, 'card', 'marks', at],
          message: `A mark shows a state or a choice; "${name}" is neither.`,
        })
    }
  }
}
