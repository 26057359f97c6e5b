// The rows of a related section as a table of the other list's columns.
import { RowActions } from '../actions/RowActions.tsx'
import { Problem } from '../fields/Problem.tsx'
import { useText } from '../locales/useText.ts'
import type { ListModel } from '../../language/model.ts'
import { BesideHandle } from '../order/BesideHandle.tsx'
import { Ordered } from '../order/Ordered.tsx'
import { useOrder } from '../order/useOrder.ts'
import type { Records } from '../records/loadRecords.ts'
import { guardsFor } from '../records/guardsFor.ts'
import { failureText } from '../records/serverText.ts'
import { titleOf } from '../records/titleOf.ts'
import { markCut } from '../screens/list/markCut.ts'
import { DenseTable } from '../screens/list/DenseTable.tsx'
import { alignOf } from '../screens/list/alignOf.ts'
import { ListCell } from '../screens/list/ListCell.tsx'
import { readableColumns, shownColumns } from '../screens/list/shownColumns.ts'
import { useViewer } from '../session/useViewer.ts'
import type { Related } from './useRelated.ts'

export interface RelatedRowsProps {
  readonly records: Records
  /** As the section shows it. */
  readonly list: ListModel
  readonly related: Related
}

const nowhere = (): void => undefined

export const RelatedRows = ({ records, list, related }: RelatedRowsProps) => {
  const t = useText()
  const viewer = useViewer()
  const { entity } = records
  const order = useOrder(records, related.rows, related.reload)
  if (related.error) return <Problem text={failureText(related.error, t)} onRetry={related.reload} />
  if (related.rows.length === 0) return <p className="absent">{t(related.loading ? 'list.loading' : 'list.empty')}</p>
  const columns = shownColumns(readableColumns(list, guardsFor(viewer, list.guards)), undefined)
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
    <section ref={markCut} className="tableFrame" aria-label={t('sections.rows', [t(entity.many)])} tabIndex={0}>
      <DenseTable>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.field} scope="col" data-align={alignOf(entity, column.field)}>
                {t(column.label)}
              </th>
            ))}
            {list.actions.length > 0 && (
              <th scope="col" data-actions="">
                {t('list.actions')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          <Ordered order={order} name={(row) => titleOf(records.entity, row)} flow="rows">
            {(row, dragged) => (
              <tr key={row.id} {...dragged?.place}>
                {columns.map((column, at) => (
                  <td
                    key={column.field}
                    data-align={alignOf(entity, column.field)}
                    data-picture={column.field === list.cards?.picture ? '' : undefined}
                  >
                    <BesideHandle handle={at === 0 ? dragged?.handle : undefined}>
                      <ListCell records={records} list={{ ...list, opens: [] }} column={column} row={row} open={nowhere} />
                    </BesideHandle>
                  </td>
                ))}
                {list.actions.length > 0 && (
                  <td data-actions="">
                    <RowActions entity={entity} paths={list.actions} record={row} />
                  </td>
                )}
              </tr>
            )}
          </Ordered>
        </tbody>
      </DenseTable>
    </section>
  )
}
