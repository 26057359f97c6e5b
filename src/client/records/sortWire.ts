// A sort as a list's document takes it.
import type { SortModel } from '../../../language/model.ts'
import { camel } from '../../../language/names.ts'

export const sortWire = ({ by, descending }: SortModel): { readonly by: string; readonly direction: 'ASCENDING' | 'DESCENDING' } => ({
  by: camel(by),
  direction: descending ? 'DESCENDING' : 'ASCENDING',
})
