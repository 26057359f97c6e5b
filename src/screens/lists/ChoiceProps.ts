// What the control of a filter gets.
import type { FilterValue } from '../../../language/filters/kind.ts'
import type { FieldModel } from '../../../language/model.ts'
import type { Stats } from './useStats.ts'

export interface ChoiceProps {
  readonly field: FieldModel
  readonly value: FilterValue | undefined
  readonly stats: Stats | undefined
  readonly onChange: (value: FilterValue | undefined) => void
  /** Nothing is left to choose. */
  readonly onClose: () => void
}
