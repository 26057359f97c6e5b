// What a notice says of an action that is done: what the record is now, or where nothing about it says so, that it is done.
import type { ActionModel, EntityModel } from '../../language/model.ts'
import type { Text } from '../client/texts/useText.ts'
import { nameOf } from '../client/records/nameOf.ts'
import type { Row } from '../client/records/Row.ts'

export const doneText = (entity: EntityModel, { part, to, label }: ActionModel, record: Row | undefined, t: Text): string => {
  const states = entity.parts.find(({ name }) => name === part)?.lifecycle?.states ?? []
  const state = states.find(({ name }) => name === to)
  return record && state ? t('actions.became', [nameOf(entity, record, t), t(state.label)]) : t('actions.done', [t(label)])
}
