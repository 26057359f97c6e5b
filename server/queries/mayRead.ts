// Whether a caller may read a path in a list, where the query itself chooses it: default sort, free search.
import { leavesWhole } from '../../language/fields/index.ts'
import { decide, type Guard } from '../../language/access.ts'
import type { EntityModel } from '../../language/model.ts'
import { camel } from '../../language/names.ts'
import { denied } from '../authorize/authorize.ts'
import type { Call } from '../call.ts'
import type { ProductModel } from '../ProductModel.ts'
import { partFieldAt, type PartField } from '../../language/partFields.ts'
import { requireNamed } from '../../language/named.ts'
import type { Referring } from './searchFor.ts'

/** A part's or field's own right; without one, the operation's, or that of a page which reads this field. */
export const mayRead = ({ caller, operation, own }: Pick<Call, 'caller' | 'operation' | 'own'>, { part, field }: PartField): boolean => {
  const subject = own ? caller.id : undefined
  if (!leavesWhole(field)) return false
  if (field.read) return decide(caller, field.read, subject).allowed
  if (decide(caller, part.read, subject).allowed) return true
  return part.name === '' && operation.also.some((each) => each.fields.includes(field.path) && decide(caller, { rule: each.rule }).allowed)
}

/** The name of a field on the card of its record; undefined where the card does not show it. */
const onCard = ({ card }: EntityModel, path: string): string | undefined =>
  path === card.title ? 'title' : card.under.includes(path) ? camel(path) : undefined

/** A right of its own, or that of a further part. */
const ownGuard = ({ part, field }: PartField): Guard | undefined => field.read ?? (part.name === '' ? undefined : part.read)

/**
 * Whether a caller sees a field of a record that is only referred to: what its card shows, unless that asks a right of its own. All else of the record,
 * substitutes of its title too, asks what reading the record asks.
 */
export const showsOnCard = ({ caller }: Pick<Call, 'caller'>, entity: EntityModel, partField: PartField): boolean => {
  if (!leavesWhole(partField.field)) return false
  const guard = ownGuard(partField) ?? (onCard(entity, partField.field.path) === undefined ? partField.part.read : undefined)
  return guard === undefined || decide(caller, guard).allowed
}

/** The same where records are chosen: a page's right opens the card as far as it names its fields, and nothing beside it. */
export const mayChooseBy = (call: Pick<Call, 'caller' | 'operation' | 'entity'>, partField: PartField): boolean => {
  const { caller, operation, entity } = call
  if (!showsOnCard(call, entity, partField)) return false
  if (ownGuard(partField) || decide(caller, partField.part.read).allowed || decide(caller, operation.guard).allowed) return true
  const name = onCard(entity, partField.field.path)
  return operation.also.some(({ rule, fields }) => name !== undefined && fields.includes(name) && decide(caller, { rule }).allowed)
}

/** The fields of other records by whose numbers a list's are found, as far as the caller reads them. */
export const referringTo = (product: ProductModel, { caller, entity }: Pick<Call, 'caller' | 'entity'>): readonly Referring[] =>
  (entity.list?.foundBy ?? []).flatMap(({ entity: name, by, guard }) => {
    const other = requireNamed(product.entities, name)
    const partField = partFieldAt(other, by)
    const open =
      partField && leavesWhole(partField.field) && [guard, ownGuard(partField)].every((each) => !each || decide(caller, each).allowed)
    return open ? [{ entity: other, partField }] : []
  })

/**
 * Where only the own right lets the caller in, the records are limited to those about themselves.
 * @throws Fault DENIED where no right does: the gate should not have let it through
 */
export const onlyOwn = ({ caller, operation, own }: Pick<Call, 'caller' | 'operation' | 'own'>): boolean => {
  if (own) return true
  if (decide(caller, operation.guard).allowed || operation.also.some((each) => decide(caller, { rule: each.rule }).allowed)) return false
  const { allowed, missing } = decide(caller, operation.guard, caller.id)
  if (!allowed) throw denied(missing)
  return true
}
