// What a list asks for at a place: its document and what it is asked with. Asked by the list, and before there is one by the start of the console.
import { Kind, type DocumentNode } from 'graphql'
import type { Viewer } from '../../../language/access.ts'
import { entityAt } from '../../../language/lists.ts'
import type { ListModel, SortModel } from '../../../language/model.ts'
import type { FirstQuestion } from '../../client/createFirstAnswers.ts'
import { payloadOf } from '../../client/payloadOf.ts'
import type { Records } from '../../client/records/loadRecords.ts'
import { guardsFor, variablesFor, type Variables } from '../../client/records/variablesFor.ts'
import { activeFilters, type Filters } from './activeFilters.ts'
import { filterWire, sensible } from './filterWire.ts'
import { readListParams, type ListParams } from '../../../language/listAddress.ts'
import { viewerZone } from '../../client/viewerZone.ts'
import { sortWire, ownSort } from './sorts.ts'

/** The sort that holds: the viewer's, where the list can sort by it, else its own. */
export const sortOf = (list: ListModel, params: ListParams): SortModel =>
  params.sort && list.sortable.includes(params.sort.by) ? params.sort : ownSort(list, params)

export const listDocument = ({ entity, documents }: Records, list: ListModel): DocumentNode => {
  const document = documents[list.document]
  if (!document) throw new Error(`${entity.name} has no document ${list.document}`)
  return document
}

export interface Place {
  readonly params: ListParams
  /** What narrows the list, all of it. */
  readonly narrowed: Filters
  readonly guards: Readonly<Record<string, boolean>>
  /** The reader's. */
  readonly zone: string
}

export const listVariables = (records: Records, list: ListModel, { params, narrowed, guards, zone }: Place): Variables =>
  variablesFor(listDocument(records, list), {
    ...guards,
    search: params.search === '' ? undefined : params.search,
    sort: sortWire(sortOf(list, params)),
    after: params.after,
    before: params.before,
    first: params.first,
    filter: filterWire(records.entity, narrowed, zone),
  })

/** What the list asks for, as it travels; from its beginning, for whoever goes through all of it. */
export const wholeQuestion = (records: Records, list: ListModel, place: Place): ReturnType<typeof payloadOf> => {
  const params = { ...place.params, after: undefined, before: undefined }
  return payloadOf({ query: listDocument(records, list), variables: listVariables(records, list, { ...place, params }) })
}

const nameOf = ({ definitions: [operation] }: DocumentNode): string | undefined =>
  operation?.kind === Kind.OPERATION_DEFINITION ? operation.name?.value : undefined

/** What the list of an entity asks when it is opened at an address, as it travels; undefined where it has none. */
export const firstQuestion = (records: Records, address: URLSearchParams, viewer: Viewer): FirstQuestion | undefined => {
  const params = readListParams(address)
  const { list } = entityAt(records.entity, params.view)
  if (!list) return undefined
  const narrowed = sensible(records.entity, activeFilters(list, params))
  const query = listDocument(records, list)
  const variables = listVariables(records, list, { params, narrowed, guards: guardsFor(viewer, list.guards), zone: viewerZone() })
  return { query, variables, payload: payloadOf({ query, operationName: nameOf(query), variables }) }
}
