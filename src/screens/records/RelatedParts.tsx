// What stands around the records that point here, in a section and on a screen of their own: which columns, their counts, the button that adds one.
import type { EntityModel, FieldModel, ListModel, SectionModel } from '../../../language/model.ts'
import { holds, passes } from '../../../language/conditions.ts'
import { named } from '../../../language/named.ts'
import { valueAt } from '../../../language/paths.ts'
import { actionKind } from '../../../language/actions/index.ts'
import { decide } from '../../../language/access.ts'
import { useActionHost } from '../../actions/ActionHost.tsx'
import { useText } from '../../client/texts/useText.ts'
import { useViewer } from '../../client/useViewer.ts'
import { useMemo } from 'react'
import { labelOf } from '../../../language/fields/choice.ts'
import { fieldAt } from '../../client/records/fieldAt.ts'
import type { Records } from '../../client/records/loadRecords.ts'
import type { Row } from '../../client/records/Row.ts'
import { useStats } from '../lists/useStats.ts'
import type { SectionProps } from './SectionProps.ts'

type Related = Extract<SectionModel, { kind: 'related' }>

/** The list of another entity as a section shows it: without the column that says where we are, and those the section leaves out. */
export const narrowedList = (list: ListModel, { by, without }: Pick<Related, 'by' | 'without'>): ListModel => ({
  ...list,
  columns: list.columns.filter(({ field }) => field !== by && !without.includes(field)),
  filters: list.filters.filter((path) => path !== by),
})

/** Whether a new record may refer to this one, as far as is known of it: the server looks again. */
const mayRefer = ({ meets }: FieldModel, { conditions }: EntityModel, record: Row, viewer: string): boolean =>
  (meets ?? [])
    .flatMap((name) => named(conditions, name) ?? [])
    .every((condition) =>
      holds(condition, (test) => {
        const value = valueAt(record, test.path)
        return value === undefined || passes(test, value, viewer)
      }),
    )

interface RelatedActionsProps {
  readonly entity: EntityModel
  readonly by: string
  /** What they point at. */
  readonly of: EntityModel
  readonly record: Row
}

/** Adds a record that points here: the other entity's create, with the reference filled in. */
export const RelatedActions = ({ entity, by, of, record }: RelatedActionsProps) => {
  const t = useText()
  const viewer = useViewer()
  const { start } = useActionHost()
  const create = entity.actions.find((action) => actionKind(action).makes && action.inputs.includes(by))
  const reference = fieldAt(entity, by)
  if (!create || !decide(viewer, create.guard).allowed) return null
  if (reference && !mayRefer(reference, of, record, viewer.id)) return null
  return (
    <button type="button" className="textButton" onClick={() => start(create, undefined, { [by]: record.id })}>
      {t(create.label)}
    </button>
  )
}

interface RelatedCountsProps extends Pick<SectionProps<'related'>, 'section'> {
  /** Of the records that are counted. */
  readonly records: Records
  readonly id: string
}

/** One line of counts over the records that point here: "Active: Content 12, Pro 3". It has its place before they are there. */
export const RelatedCounts = ({ section, records, id }: RelatedCountsProps) => {
  const t = useText()
  const { by, counts } = section
  const fixed = useMemo(() => ({ ...counts?.filter, [by]: [id] }), [counts, by, id])
  const stats = useStats(records, fixed)
  const per = stats && fieldAt(records.entity, stats.by)
  if (!counts) return null
  return (
    <ul className="relatedCounts" aria-label={t(counts.label)}>
      <li aria-hidden="true">{t(counts.label)}</li>
      {stats?.sums.length === 0 && <li>{t('list.none')}</li>}
      {stats?.sums.map(({ key, count }) => (
        <li key={key}>{`${labelOf(key, { choices: per?.choices ?? [] }, t)}: ${t('shell.count', [count])}`}</li>
      ))}
    </ul>
  )
}
