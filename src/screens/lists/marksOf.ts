// What marks a row, or its card: its id, whether it is open, whether somebody else has taken it out of one's hands.
import type { ListModel } from '../../../language/model.ts'
import { valueAt } from '../../../language/paths.ts'
import type { Row } from '../../client/records/Row.ts'
import type { ListScreenState } from './useListScreen.ts'
import type { FocusEvent } from 'react'

/** What a row, or the card in its place, has on it. */
export interface RowMarks {
  readonly tabIndex?: number
  readonly 'data-id'?: string
  /** Opened beside the list; taken out of one's hands; greyed. */
  readonly 'data-open'?: '' | undefined
  readonly 'data-handled'?: '' | undefined
  readonly 'data-off'?: '' | undefined
  readonly onFocus?: (event: FocusEvent<HTMLElement>) => void
}

const isOff = ({ greyedUnless }: ListModel, row: Row): boolean => greyedUnless !== undefined && valueAt(row, greyedUnless) !== true

/** What a list knows of its rows. */
export interface RowsState extends Pick<ListScreenState, 'handled' | 'setCurrent'> {
  readonly openId: string | undefined
}

export const marksOf = (list: ListModel, { openId, handled, setCurrent }: RowsState, row: Row): RowMarks => ({
  tabIndex: -1,
  'data-id': row.id,
  'data-open': openId === row.id ? '' : undefined,
  'data-handled': handled(row) === undefined ? undefined : '',
  'data-off': isOff(list, row) ? '' : undefined,
  onFocus: (event) => event.target === event.currentTarget && setCurrent(row.id),
})
