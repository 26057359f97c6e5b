// What belongs to an opened record: records of another list, or of its own, as a few rows of their own columns.
import { Suspense, useMemo } from 'react'
import { decide } from '../../../language/access.ts'
import type { BelowModel } from '../../../language/model.ts'
import { valueAt } from '../../../language/paths.ts'
import { ActionHost } from '../../actions/ActionHost.tsx'
import { useText } from '../../client/texts/useText.ts'
import { Loading } from '../../look/Loading.tsx'
import { Outdated } from '../../look/Problem.tsx'
import type { Row } from '../../client/records/Row.ts'
import { useRecords } from '../../client/records/useRecords.ts'
import type { Records } from '../../client/records/loadRecords.ts'
import { lazyScreen } from '../../look/lazyScreen.ts'
import { RelatedRows } from './RelatedRows.tsx'
import { useRelated } from './useRelated.ts'
import { useViewer } from '../../client/useViewer.ts'

interface RowsProps {
  readonly below: BelowModel
  /** What ties them to the record. */
  readonly value: string
  /** Id of the record where it is of their entity: alike with others, it is none of them. */
  readonly own: string | undefined
}

const Rows = ({ below: { label, entity, by, columns }, value, own }: RowsProps) => {
  const t = useText()
  const records = useRecords(entity)
  const found = useRelated(records, by, value)
  const related = useMemo(() => ({ ...found, rows: found.rows.filter(({ id }) => id !== own) }), [found, own])
  const { list } = records.entity
  const shown = useMemo(
    () => list && { ...list, columns: list.columns.filter(({ field }) => columns?.includes(field) ?? true) },
    [list, columns],
  )
  if (!shown || (related.rows.length === 0 && !related.error)) return null
  return (
    <ActionHost records={records} onDone={related.reload}>
      <section className="besideRecord">
        <h3>{t(label)}</h3>
        <Outdated of={related} />
        <RelatedRows records={records} list={shown} related={related} />
      </section>
    </ActionHost>
  )
}

const Exchange = lazyScreen(async () => import('./Exchange.tsx'))

/** As rows, or as what is written in a thread. */
const Shown = ({
  below,
  value,
  records,
  record,
}: Pick<RowsProps, 'below' | 'value'> & { readonly records: Records; readonly record: Row }) => {
  const { said } = below
  if (said) return <Exchange below={{ ...below, said }} value={value} records={records} record={record} />
  return <Rows below={below} value={value} own={below.is !== undefined && below.entity === records.entity.name ? record.id : undefined} />
}

export interface BelowProps {
  readonly below: readonly BelowModel[]
  /** Of the record. */
  readonly records: Records
  readonly record: Row
}

export const Below = ({ below, records, record }: BelowProps) => {
  const viewer = useViewer()
  return below
    .filter(({ guard }) => decide(viewer, guard, viewer.id).allowed)
    .map((each) => {
      const held = each.is === undefined ? record.id : valueAt(record, each.is)
      const value = typeof held === 'object' && held !== null && 'id' in held ? held.id : held
      if (typeof value !== 'string' || value === '') return null
      return (
        <Suspense key={each.name} fallback={each.said && <Loading />}>
          <Shown key={value} below={each} value={value} records={records} record={record} />
        </Suspense>
      )
    })
}
