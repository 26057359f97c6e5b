// The list of another entity as a section shows it: without the column that says where we are, and those the section leaves out.
import type { ListModel, SectionModel } from '../../../language/model.ts'

type Related = Extract<SectionModel, { kind: 'related' }>

export const narrowedList = (list: ListModel, { by, without }: Pick<Related, 'by' | 'without'>): ListModel => ({
  ...list,
  columns: list.columns.filter(({ field }) => field !== by && !without.includes(field)),
  filters: list.filters.filter((path) => path !== by),
})
