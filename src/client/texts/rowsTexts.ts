// The words of how high rows are come with what lets one choose: a list's columns, and the menu of whoever looks.
import type { Density } from '../../../language/listAddress.ts'
import { addOwnTexts } from './productTexts.ts'
import texts from './rows.en.json'

addOwnTexts(texts)

export const rowsTexts: Readonly<Record<Density, string>> = {
  compact: 'columns.compact',
  usual: 'columns.usualRows',
  roomy: 'columns.roomy',
}
