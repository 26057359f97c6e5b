// What the control of a filter gets.
import type { FilterValue } from '../../../language/filters/kind.ts'
import type { FieldModel } from '../../../language/model.ts'
import type { Moving } from '../../client/useAddressState.ts'
import type { Stats } from './useStats.ts'

export interface ChoiceProps {
  readonly field: FieldModel
  readonly value: FilterValue | undefined
  readonly stats: Stats | undefined
  /** how: what is typed adds one entry to the browser's history, however many keys it takes. */
  readonly onChange: (value: FilterValue | undefined, how?: Pick<Moving, 'replace'>) => void
  /** Nothing is left to choose. */
  readonly onClose: () => void
}
