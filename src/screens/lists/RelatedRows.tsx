// The rows of a related section as a table of the other list's columns.
import { useCallback, useMemo } from 'react'
import { RowActions } from '../../actions/RowActions.tsx'
import { Loading } from '../../look/Loading.tsx'
import { Problem } from '../../look/Problem.tsx'
import { useText } from '../../client/texts/useText.ts'
import type { ListModel } from '../../../language/model.ts'
import { useOrder } from '../../actions/order/useOrder.ts'
import type { Row } from '../../client/records/Row.ts'
import type { Records } from '../../client/records/loadRecords.ts'
import { guardsFor } from '../../client/records/variablesFor.ts'
import { failureText } from '../../client/records/serverText.ts'
import { alignOf } from './columnTraits.ts'
import { RecordRows } from './RecordRows.tsx'
import { readableColumns, shownColumns, usualColumns } from './shownColumns.ts'
import { useViewer } from '../../client/useViewer.ts'
import type { Related } from './useRelated.ts'

export interface RelatedRowsProps {
  readonly records: Records
  /** As the section shows it. */
  readonly list: ListModel
  readonly related: Related
}

const nowhere = (): void => undefined
const unmarked = (row: Row) => ({ 'data-id': row.id })

export const RelatedRows = ({ records, list, related }: RelatedRowsProps) => {
  const t = useText()
  const viewer = useViewer()
  const { entity } = records
  const order = useOrder(records, related.rows, related.reload)
  const columns = useMemo(() => shownColumns(readableColumns(list, guardsFor(viewer, list.guards)), usualColumns), [list, viewer])
  const shown = useMemo(() => ({ ...list, opens: [] }), [list])
  const renderActions = useCallback(
    (row: Row) => list.actions.length > 0 && <RowActions entity={entity} paths={list.actions} record={row} />,
    [entity, list],
  )
  if (related.error) return <Problem text={failureText(related.error, t)} onRetry={related.reload} />
  if (related.loading) return <Loading />
  if (related.rows.length === 0) return <p className="absent">{t('list.empty')}</p>
  return (
    <RecordRows
      records={records}
      list={shown}
      columns={columns}
      order={order}
      label={t('sections.rows', [t(entity.many)])}
      renderHead={(column, gone) => (
        <th
          key={column.field}
          scope="col"
          data-column={column.field}
          data-gone={gone ? '' : undefined}
          data-align={alignOf(entity, column.field)}
        >
          {t(column.label)}
        </th>
      )}
      open={nowhere}
      renderActions={renderActions}
      marks={unmarked}
    />
  )
}
