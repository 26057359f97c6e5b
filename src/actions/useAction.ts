// One opened dialog of an action: its key, what it would do, and the one run that a click starts.
import { useApolloClient } from '@apollo/client/react'
import { useCallback, useRef, useState } from 'react'
import type { ActionModel } from '../../language/model.ts'
import { valueAt } from '../../language/paths.ts'
import type { Records } from '../client/records/loadRecords.ts'
import { newKey, sendChange } from '../client/records/sendChange.ts'
import type { Row } from '../client/records/Row.ts'
import { variablesFor } from '../client/records/variablesFor.ts'
import { argumentsOf, changeDocument, formErrors, toldInput, type Values } from './actionCall.ts'
import { withPart } from './forms/formValues.ts'
import { isOver, type Outcome } from '../client/records/outcome.ts'
import type { Preview } from './Preview.ts'
import type { AskedAnew } from './useAskedAnew.ts'
import { useFollowed } from './useFollowed.ts'
import { usePreview } from './usePreview.ts'

export interface ActionState {
  /** As it is now. */
  readonly record: Row | undefined
  readonly preview: AskedAnew<Preview>
  readonly busy: boolean
  readonly outcome: Outcome | undefined
  /** The record is no longer one to act on. */
  readonly over: boolean
  /** A broken connection or a refusal of the gate; whether it was done is unknown, and running again is safe: same key. */
  readonly failure: unknown
  readonly run: (input: Values, ticks: readonly string[]) => Promise<Outcome | undefined>
}

/** The state that somebody else brought it to is one to begin in. */
const beginsIn = ({ from }: ActionModel, current: Row | undefined): boolean =>
  from.length === 0 || from.includes(String(current && valueAt(current, 'status')))

/** What came of one part of a record, in the words of the whole record and of the action's form. */
const asOfRecord = (action: ActionModel, record: Row | undefined, came: Outcome): Outcome => {
  if (came.kind === 'invalid') return { ...came, errors: formErrors(action, came.errors) }
  return record && came.kind === 'saved' ? { ...came, record: withPart(record, action.part, came.record) } : came
}

/** input is what is typed at the moment, for the preview: undefined = none is asked for; run takes the input to act on. */
export const useAction = (records: Records, action: ActionModel, opened: Row | undefined, input: Values | undefined): ActionState => {
  const client = useApolloClient()
  const key = useRef<string>(undefined)
  const locked = useRef(false)
  const [state, setState] = useState<{ busy: boolean; over: boolean; outcome?: Outcome; failure?: unknown }>({ busy: false, over: false })
  const { row: record, lookAgain } = useFollowed(records, action.path, opened, state.busy || state.over)
  const preview = usePreview(records, action, record, input)
  const { answer: foreseen, again } = preview

  const run = useCallback<ActionState['run']>(
    async (given, ticks) => {
      if (locked.current) return undefined
      locked.current = true
      setState({ busy: true, over: false })
      key.current ??= newKey()
      try {
        const document = await changeDocument(records, action)
        const variables = variablesFor(
          document,
          argumentsOf({ action, record, key: key.current, input: { ...given, ...toldInput(action, foreseen, given) }, ticks }),
        )
        const came = await sendChange(client, document, variables)
        const outcome = asOfRecord(action, record, came)
        // Nothing was done, so the next try is another intent; only after an unknown end the key has to stay.
        if (!isOver(outcome)) key.current = undefined
        // Whoever was faster may have left it to be done: it is shown as it is now, and may be pressed once more.
        const over = outcome.kind === 'gone' || (outcome.kind === 'conflict' && !(beginsIn(action, outcome.current) && (await lookAgain())))
        setState({ busy: false, over, outcome })
        // What stood there was of an earlier moment.
        if (!over && !isOver(outcome)) again()
        return outcome
      } catch (failure) {
        setState({ busy: false, over: false, failure })
        return undefined
      } finally {
        locked.current = false
      }
    },
    [client, records, action, record, foreseen, again, lookAgain],
  )
  return { record, preview, busy: state.busy, over: state.over, outcome: state.outcome, failure: state.failure, run }
}
