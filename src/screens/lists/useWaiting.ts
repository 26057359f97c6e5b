// What of a queue still waits for a decision: by its rows, and by what was decided here, since the rows may be of before.
import { useCallback, useState } from 'react'
import type { EntityModel, ListModel } from '../../../language/model.ts'
import type { Outcome } from '../../client/records/outcome.ts'
import type { Row } from '../../client/records/Row.ts'
import { matches } from './matches.ts'

export interface Waiting {
  readonly waits: (row: Row) => boolean
  /** Something was done with a record here, which may wait all the same, or again. */
  readonly note: (record: Row, outcome: Outcome) => void
}

export const useWaiting = (entity: EntityModel, { waiting }: ListModel): Waiting => {
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set())
  const waits = useCallback(
    (row: Row) => waiting !== undefined && !decided.has(row.id) && matches(entity, waiting, row),
    [entity, waiting, decided],
  )
  const note = useCallback(
    ({ id }: Row, outcome: Outcome) => {
      const still = outcome.kind === 'saved' && waiting !== undefined && matches(entity, waiting, outcome.record)
      setDecided((now) => new Set([...now].filter((each) => each !== id).concat(still ? [] : id)))
    },
    [entity, waiting],
  )
  return { waits, note }
}
