// The records of a run, as the contract has them: those of a list as it is asked there, or of an earlier run.

export interface RunRows {
  /** What the list's own question is sent with. */
  readonly list: object
  /** Only these of them. */
  readonly ids?: readonly string[]
  /** None of these. */
  readonly except?: readonly string[]
  /** Only those of an earlier run that came out so. */
  readonly of?: string
  readonly done?: boolean
}

/** Without these. */
export const without = (rows: RunRows, left: readonly string[]): RunRows => {
  if (left.length === 0) return rows
  return rows.ids ? { ...rows, ids: rows.ids.filter((id) => !left.includes(id)) } : { ...rows, except: [...(rows.except ?? []), ...left] }
}
