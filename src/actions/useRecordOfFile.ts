// Makes a record of a file that was sent. Where its answer is lost it is asked again under the same key, so that nothing is made twice.
import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import type { FieldModel } from '../../language/model.ts'
import { problemOf } from '../client/records/outcome.ts'
import { newKey, sendChange } from '../client/records/sendChange.ts'
import { variablesFor } from '../client/records/variablesFor.ts'
import { useText } from '../client/texts/useText.ts'
import { argumentsOf, changeDocument } from './actionCall.ts'
import type { ActionDialogProps } from './ActionDialogProps.ts'

type Making = Pick<ActionDialogProps, 'records' | 'action' | 'initial'>

/** @returns makes one; throws in words where none came of it */
export const useRecordOfFile = ({ records, action, initial }: Making, field: FieldModel) => {
  const t = useText()
  const client = useApolloClient()
  /** Of those whose end is unknown. */
  const [keys] = useState(() => new Map<string, string>())
  return async ({ uuid }: { readonly uuid: string }): Promise<void> => {
    const document = await changeDocument(records, action)
    const input = { ...initial, [field.name]: uuid }
    const key = keys.get(uuid) ?? newKey()
    keys.set(uuid, key)
    const outcome = await sendChange(client, document, variablesFor(document, argumentsOf({ action, key, input, ticks: [] })))
    keys.delete(uuid)
    if (outcome.kind !== 'saved' && outcome.kind !== 'done') throw new Error(problemOf(outcome, t))
  }
}
