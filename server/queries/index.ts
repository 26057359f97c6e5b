// What each read does, by what its operation says it does.
import type { Call } from '../call.ts'
import type { OperationDoes } from '../../language/model.ts'
import { Fault } from '../Fault.ts'
import type { Reader } from '../reader.ts'
import { answer } from './answer.ts'
import { auditedReads, noteRead } from './noteRead.ts'
import { autocomplete } from './autocomplete.ts'
import { findById } from './findById.ts'
import { report } from './report.ts'
import { rowsFor } from './rowsFor.ts'
import { search } from './search.ts'
import { getStats, getSums } from './sumRows.ts'

type Query = (reader: Reader, call: Call) => Promise<unknown>
type Read = Extract<
  OperationDoes,
  'search' | 'findAll' | 'findById' | 'get' | 'autocomplete' | 'getStats' | 'getSums' | 'answer' | 'report'
>

const queries = {
  answer,
  search,
  findAll: search,
  findById,
  get: findById,
  autocomplete,
  getStats: (reader, call) => getStats(reader, call, rowsFor(reader, call)),
  report,
  getSums: (reader, call) => getSums(reader, call, rowsFor(reader, call)),
} satisfies Record<Read, Query>

/** @returns the operation's answer in the shape of its GraphQL type, without __typename where there is one type only */
export const runQuery = (reader: Reader, call: Call): Promise<unknown> => {
  const query: Query | undefined = (queries as Readonly<Record<string, Query>>)[call.operation.does]
  if (!query) throw new Fault('INTERNAL', `${call.operation.name} is no query`)
  return auditedReads.has(call.operation.does) && call.entity.readsAudited
    ? noteRead(reader, call).then(() => query(reader, call))
    : query(reader, call)
}
