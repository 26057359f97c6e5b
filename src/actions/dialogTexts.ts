// What dialogs say: which record it is, what would be done, who was faster.
import type { ActionModel, EntityModel, ConfirmModel } from '../../language/model.ts'
import { named } from '../../language/named.ts'
import type { Text } from '../client/texts/useText.ts'
import type { Row } from '../client/records/Row.ts'
import { nameOf, textOf } from '../../language/textOf.ts'
import type { TextContext } from '../../language/fields/kind.ts'
import { valueAt, statusIn } from '../../language/paths.ts'
import { fieldAt } from '../client/records/fieldAt.ts'
import { writtenClock } from '../../language/fields/writtenDate.ts'
import type { Outcome } from '../client/records/outcome.ts'
import { addOwnTexts } from '../client/texts/productTexts.ts'
import texts from '../client/texts/conflict.en.json'

addOwnTexts(texts)

/** What a notice says of an action that is done: what the record is now, or where nothing about it says so, that it is done. */
export const doneText = (entity: EntityModel, { part, to, label }: ActionModel, record: Row | undefined, t: Text): string => {
  const states = named(entity.parts, part)?.lifecycle?.states ?? []
  const state = named(states, to)
  return record && state ? t('actions.became', [nameOf(entity, record, t), t(state.label)]) : t('actions.done', [t(label)])
}

/** What a confirmation says, the record's own values put into it. */
export const confirmText = (entity: EntityModel, { says, params, alsoSays }: ConfirmModel, record: Row, context: TextContext): string => {
  const words = params.map((path) => {
    const field = fieldAt(entity, path)
    const value = valueAt(record, path)
    return field ? textOf(field, value, context) : ''
  })
  const more = alsoSays && alsoSays.texts[String(valueAt(record, alsoSays.by))]
  return more === undefined ? context.t(says, words) : `${context.t(says, words)} ${context.t(more)}`
}

/**
 * Who was faster, and when: "already changed by NAME at 14:02".
 * The state it is in now stands, as a word within the sentence, before the name, where the part has states.
 */
export const conflictText = (
  entity: EntityModel,
  part: string,
  outcome: Extract<Outcome, { kind: 'conflict' }>,
  { t, zone }: TextContext,
): string => {
  const state = valueAt(outcome.current, 'status')
  const field = fieldAt(entity, statusIn(part))
  const label = field?.choices?.find((each) => each.value === state)?.label
  const what = label === undefined ? t('conflict.changed') : t(label).toLowerCase()
  if (outcome.by === undefined) return t('conflict.already', [what])
  if (outcome.time === undefined) return t('conflict.alreadyBy', [what, outcome.by])
  return t('conflict.alreadyByAt', [what, outcome.by, writtenClock(outcome.time, zone)])
}

/** It is another record now, shown as it is: nothing was done, and nothing stands against doing it. */
export const lookAgainText = ({ by }: Extract<Outcome, { kind: 'conflict' }>, { t }: TextContext): string =>
  by === undefined ? t('conflict.lookAgain') : t('conflict.lookAgainBy', [by])
