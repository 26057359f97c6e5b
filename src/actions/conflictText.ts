// Who was faster, and when: "already changed by NAME at 14:02"; or that it is another record now, where it can still be done.
import type { TextContext } from '../../language/fields/kind.ts'
import { writtenClock } from '../../language/fields/writtenDate.ts'
import type { EntityModel } from '../../language/model.ts'
import { statusIn, valueAt } from '../../language/paths.ts'
import { fieldAt } from '../client/records/fieldAt.ts'
import type { Outcome } from '../client/records/outcome.ts'

/** The state it is in now stands, as a word within the sentence, before the name, where the part has states. */
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

/** It is shown as it is now: nothing was done, and nothing stands against doing it. */
export const lookAgainText = ({ by }: Extract<Outcome, { kind: 'conflict' }>, { t }: TextContext): string =>
  by === undefined ? t('conflict.lookAgain') : t('conflict.lookAgainBy', [by])
