// One entry of a timeline: of which source it is, when it was, and what it says.
import type { ReactElement, ReactNode } from 'react'
import type { FieldModel, ListModel } from '../../../language/model.ts'
import { traitsOf } from '../../../language/fields/index.ts'
import { valueAt } from '../../../language/paths.ts'
import { isEmpty } from '../../../language/textOf.ts'
import { fieldAt, fieldsAt } from '../../client/records/fieldAt.ts'
import type { Row } from '../../client/records/Row.ts'
import { useText } from '../../client/texts/useText.ts'
import { FieldValue } from '../../look/FieldValue.tsx'
import { RecordLink } from '../../look/RecordLink.tsx'
import { ShownRecord } from '../../look/ShownRecord.tsx'
import type { SourceState } from './useTimelineSource.ts'

/** Of the audit: who, what, what that changed, and why. */
const ofAudit = ['actor', 'operation', 'changes', 'reason']

/** Those with priority, else those that are shown from the start, each with what stands below it. */
const usualPaths = ({ columns }: ListModel): readonly string[] => {
  const some = columns.some(({ stays }) => stays !== undefined)
  return columns
    .filter(({ optional, stays }) => (some ? stays !== undefined : !optional))
    .flatMap(({ field, under, marks }) => [field, ...under, ...marks])
}

/** Whose it is and when it was is said already. */
const pathsOf = ({ source, list, time }: SourceState): readonly string[] => {
  const paths = 'audit' in source ? ofAudit : (source.shows ?? usualPaths(list))
  return paths.filter((path) => path !== source.by && path !== time)
}

/** A flag that is on is its label; a bare number says what it counts; what is empty says nothing. */
const Value = ({ field, value }: { readonly field: FieldModel; readonly value: unknown }): ReactNode => {
  const t = useText()
  const { ticked, number } = traitsOf(field)
  if (isEmpty(value) || value === false) return null
  if (ticked) return <span className="mark">{t(field.label)}</span>
  return (
    <span className="timelineValue" title={t(field.label)}>
      {number && <span className="absent">{t(field.label)} </span>}
      <FieldValue field={field} value={value} brief />
    </span>
  )
}

export const TimelineEntry = ({ state, row }: { readonly state: SourceState; readonly row: Row }): ReactElement => {
  const t = useText()
  const { source, records, time } = state
  const { entity } = records
  const field = fieldAt(entity, time)
  return (
    <li className="timelineEntry" data-source={source.name} data-id={row.id}>
      <p className="timelineWhen">
        <RecordLink path={entity.card.path} id={row.id}>
          {t(source.label)}
        </RecordLink>
        {field && <FieldValue field={field} value={valueAt(row, time)} />}
      </p>
      <div className="timelineWhat">
        <ShownRecord records={records} record={row}>
          {fieldsAt(entity, pathsOf(state)).map((each) => (
            <Value key={each.path} field={each} value={valueAt(row, each.path)} />
          ))}
        </ShownRecord>
      </div>
    </li>
  )
}
