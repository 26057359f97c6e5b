// The record that stands opened beside a list: one of its rows, or read by itself, so that a shared link opens it all the same.
import { useQuery } from '@apollo/client/react'
import { useMemo, useState } from 'react'
import type { ListModel } from '../../../language/model.ts'
import type { Records } from '../../client/records/loadRecords.ts'
import type { Row } from '../../client/records/Row.ts'
import { variablesFor } from '../../client/records/variablesFor.ts'
import type { ListState } from './useList.ts'
import { shownAtOnce } from '../../client/records/useStanding.ts'

/**
 * @param id undefined = none is opened
 * @returns undefined while it is read, null where there is none
 */
export const useOpened = (
  { documents }: Records,
  list: ListModel,
  id: string | undefined,
  { rows, guards }: ListState,
): Row | null | undefined => {
  const document = documents[list.rowDocument]
  if (!document) throw new Error(`no document ${list.rowDocument}`)
  const row = useMemo(() => rows.find((each) => each.id === id), [rows, id])
  const { data } = useQuery<{ answer: Row | null }>(document, {
    variables: variablesFor(document, { ...guards, id }),
    skip: id === undefined || row !== undefined || list.opens.length === 0,
    // While it was closed nobody followed what others did to it.
    ...shownAtOnce,
  })
  const read = row ?? data?.answer
  // Where it leaves the rows, what one looks at stands until it is read by itself.
  const [last, setLast] = useState(read)
  if (read && read !== last) setLast(read)
  return read === undefined && last?.id === id ? last : read
}
