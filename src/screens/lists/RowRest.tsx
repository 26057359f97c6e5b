// What a row has no room for: the columns that gave way, and all that stands small below the others, each by its name.
import { valueAt } from '../../../language/paths.ts'
import type { Records } from '../../client/records/loadRecords.ts'
import type { Row } from '../../client/records/Row.ts'
import { isEmpty } from '../../../language/textOf.ts'
import { Facts } from './Facts.tsx'
import type { ShownColumn } from './shownColumns.ts'
import { isCut } from './columnTraits.ts'

export interface RowRestProps {
  readonly records: Records
  readonly columns: readonly ShownColumn[]
  readonly gone: ReadonlySet<string>
  readonly row: Row
}

const pathsOf = ({ records: { entity }, columns, gone, row }: RowRestProps): readonly string[] => {
  const paths = columns.flatMap((column) => [
    ...(gone.has(column.field) || isCut(entity, column) ? [column.field] : []),
    ...column.under,
    ...(gone.has(column.field) ? column.marks : []),
  ])
  return paths.filter((path) => !isEmpty(valueAt(row, path)))
}

export const RowRest = (props: RowRestProps) => (
  <div className="rowRest">
    <Facts records={props.records} record={props.row} paths={pathsOf(props)} />
  </div>
)
