// Where one reads what was done to a record: the list of the audit, if the product shows it and it can be narrowed to one record.
import type { AppModel } from '../../language/model.ts'
import type { Written } from '../written.ts'
import { listName, listOf } from './list.ts'

export const historyOf = ({ entities }: Written): Pick<AppModel, 'history'> => {
  for (const entity of Object.values(entities)) {
    if (entity.kept !== 'audit') continue
    const list = listOf(entity)
    const by = list?.filters?.find((path) => entity.fields[path]?.kind === 'target')
    if (list?.path !== undefined && by !== undefined) return { history: { screen: listName(entity), by } }
  }
  return {}
}
