// Sends where a record was dropped. Fetched when somebody may move records: nobody else needs it.
import { problemOf } from '../../client/records/outcome.ts'
import { actionKind } from '../../../language/actions/index.ts'
import type { ApolloClient } from '@apollo/client'
import type { TextContext } from '../../../language/fields/kind.ts'
import { argumentsOf, changeDocument } from '../actionCall.ts'
import { conflictText } from '../dialogTexts.ts'
import { sendChange, newKey } from '../../client/records/sendChange.ts'
import type { Records } from '../../client/records/loadRecords.ts'
import type { Row } from '../../client/records/Row.ts'
import { variablesFor } from '../../client/records/variablesFor.ts'

interface Move {
  readonly client: ApolloClient
  readonly records: Records
  readonly record: Row
  /** Id of the record that it stands before from now on; absent = it is the last one. */
  readonly before: string | undefined
  readonly context: TextContext
}

/** @returns why it was not done, in words */
export const sendMove = async ({ client, records, record, before, context }: Move): Promise<string | undefined> => {
  const action = records.entity.actions.find((each) => actionKind(each).dragged)
  if (!action) return undefined
  const input = before === undefined ? {} : { before }
  const document = await changeDocument(records, action)
  const variables = variablesFor(document, argumentsOf({ action, record, key: newKey(), input, ticks: [] }))
  const outcome = await sendChange(client, document, variables)
  if (outcome.kind === 'done') return undefined
  return outcome.kind === 'conflict' ? conflictText(records.entity, '', outcome, context) : problemOf(outcome, context.t)
}
