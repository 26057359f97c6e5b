// What every role may at this moment: for whoever may see who may what, and for whoever may give somebody another role, and is told what it brings and takes.
import type { Guard } from '../../language/access.ts'
import { actionKind } from '../../language/actions/index.ts'
import type { ActionModel, EntityModel } from '../../language/model.ts'
import { named } from '../../language/named.ts'
import { partFieldAt } from '../../language/partFields.ts'
import { screenKind } from '../../language/screens/index.ts'
import { forStaff, type SessionParts, type SessionResolver } from './SessionResolver.ts'

/** It asks for another role of a person, or edits the part that has it. */
const givesRole = (entity: EntityModel, role: string, action: ActionModel): boolean => {
  const held = partFieldAt(entity, role)
  const edits = actionKind(action).edits === true && held?.part.name === action.part && held.part.form.includes(held.field.name)
  return edits || named(action.asks, role) !== undefined
}

const guardOf = ({ entities, person, screens = [] }: SessionParts['product']): Guard => {
  const entity = named(entities, person.entity)
  const giving = entity?.actions.filter((action) => givesRole(entity, person.role, action)) ?? []
  const showing = screens.filter((screen) => screenKind(screen).shows === 'rights')
  return { rule: { anyOf: [...showing, ...giving].map(({ guard }) => guard.rule) } }
}

/** As the gate knows them, so whoever reads this is decided by the same. */
export const rightsResolvers = ({
  product,
  rights,
}: Pick<SessionParts, 'product' | 'rights'>): Readonly<Record<string, SessionResolver>> => ({
  roleRightsFindAll: forStaff(
    () => Promise.resolve(product.roles.map(({ name }) => ({ role: name, rights: [...rights.of(name)].toSorted() }))),
    guardOf(product),
  ),
})
