// What a row, or the card in its place, has on it.
import type { FocusEvent } from 'react'

export interface RowMarks {
  readonly tabIndex?: number
  readonly 'data-id'?: string
  /** Opened beside the list; taken out of one's hands; greyed. */
  readonly 'data-open'?: '' | undefined
  readonly 'data-handled'?: '' | undefined
  readonly 'data-off'?: '' | undefined
  readonly onFocus?: (event: FocusEvent<HTMLElement>) => void
}
