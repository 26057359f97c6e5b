// Where one reads what came of a run: the screen of one, if the product shows it.
import type { AppModel } from '../../language/model.ts'
import type { Written } from '../written.ts'
import { detailName } from './detail.ts'

export const receiptsOf = ({ entities }: Written): Pick<AppModel, 'receipts'> => {
  const shown = Object.values(entities).find(({ storedAs, detail }) => storedAs === 'runs' && detail !== undefined)
  return shown ? { receipts: { screen: detailName(shown) } } : {}
}
