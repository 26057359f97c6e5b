// The change of a run as it would be sent for one record; which one does not count.
import type { DocumentNode } from 'graphql'
import type { ActionModel } from '../../../language/model.ts'
import { argumentsOf, changeDocument, previewDocument, type Values } from '../../actions/actionCall.ts'
import { payloadOf } from '../../client/payloadOf.ts'
import type { Records } from '../../client/records/loadRecords.ts'
import type { Row } from '../../client/records/Row.ts'
import { variablesFor } from '../../client/records/variablesFor.ts'

export interface Wanted {
  readonly input: Values
  readonly ticks: readonly string[]
  readonly key: string
}

/** Of no version, which the server puts right for each record. */
const anyRecord = ({ part }: ActionModel): Row => ({ id: '0', version: 0, ...(part === '' ? {} : { [part]: { version: 0 } }) })

const payload = (query: DocumentNode, action: ActionModel, wanted: Wanted): object =>
  payloadOf({ query, variables: variablesFor(query, argumentsOf({ action, record: anyRecord(action), ...wanted })) })

export const changeOf = async (records: Records, action: ActionModel, wanted: Wanted): Promise<object> =>
  payload(await changeDocument(records, action), action, wanted)

export const previewOf = async (records: Records, action: ActionModel, wanted: Wanted): Promise<object> =>
  payload(await previewDocument(records, action), action, wanted)
