// What filters over values have in common.
import type { FilterValue } from './kind.ts'

export const valuesIn = (value: FilterValue): readonly string[] => (Array.isArray(value) ? value : [])
/** undefined where there is none: no filter. */
export const someOf = (value: FilterValue): readonly string[] | undefined => {
  const values = valuesIn(value)
  return values.length === 0 ? undefined : values
}
