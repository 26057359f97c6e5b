// Of which record the values below are: a masked one is asked for by its record.
import { createContext, useContext, useMemo, type ReactNode } from 'react'
import type { Records } from '../client/records/loadRecords.ts'
import type { Row } from '../client/records/Row.ts'

export interface RecordShown {
  readonly records: Records
  readonly record: Row
}

const Context = createContext<RecordShown | undefined>(undefined)

/** Undefined where values are shown without their record. */
export const useShownRecord = (): RecordShown | undefined => useContext(Context)

export const ShownRecord = ({ records, record, children }: RecordShown & { readonly children: ReactNode }) => {
  const shown = useMemo(() => ({ records, record }), [records, record])
  return <Context value={shown}>{children}</Context>
}
