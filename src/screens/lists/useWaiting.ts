// What of a queue still waits for a decision: by its rows, and by what was decided here, since the rows may be of before.
import { useCallback, useState } from 'react'
import type { EntityModel, ListModel } from '../../../language/model.ts'
import { pathIn, splitPath, valueAt } from '../../../language/paths.ts'
import type { Outcome } from '../../client/records/outcome.ts'
import type { Row } from '../../client/records/Row.ts'
import type { Filters } from './activeFilters.ts'
import { matches } from './matches.ts'

export interface Waiting {
  readonly waits: (row: Row) => boolean
  /** Something was done with a record here, which may wait all the same, or again: gives whether it does. */
  readonly note: (record: Row, outcome: Outcome) => boolean
}

/** Grows with each change of what makes it wait. */
const ageOf = (waiting: Filters, row: Row): number =>
  Object.keys(waiting).reduce((age, path) => age + Number(valueAt(row, pathIn(splitPath(path)[0], 'version')) ?? 0), 0)

export const useWaiting = (entity: EntityModel, { waiting }: ListModel): Waiting => {
  // By id, and how old it was then: what was changed later may wait again.
  const [decided, setDecided] = useState<ReadonlyMap<string, number>>(new Map())
  const waits = useCallback(
    (row: Row) => waiting !== undefined && ageOf(waiting, row) > (decided.get(row.id) ?? -1) && matches(entity, waiting, row),
    [entity, waiting, decided],
  )
  const note = useCallback(
    (record: Row, outcome: Outcome): boolean => {
      if (waiting === undefined) return false
      const now = outcome.kind === 'saved' ? outcome.record : record
      const still = outcome.kind === 'saved' && matches(entity, waiting, now)
      setDecided((all) => new Map(all).set(record.id, still ? -1 : ageOf(waiting, now)))
      return still
    },
    [entity, waiting],
  )
  return { waits, note }
}
