// Who or what it is: picture, lines under the title, marks, the facts one always wants to see.
import type { DetailModel } from '../../../language/model.ts'
import { valueAt } from '../../../language/paths.ts'
import { FieldValue } from '../../look/FieldValue.tsx'
import { Marks, notableMarks } from '../../look/Mark.tsx'
import { Portrait } from '../../look/Thumbnail.tsx'
import { fieldsAt } from '../../client/records/fieldAt.ts'
import type { Records } from '../../client/records/loadRecords.ts'
import type { Row } from '../../client/records/Row.ts'
import { isEmpty, titleOf } from '../../../language/textOf.ts'
import { OpenMatters } from './OpenMatters.tsx'
import { Facts } from '../lists/Facts.tsx'

export interface DetailHeadProps {
  readonly records: Records
  readonly detail: DetailModel
  readonly record: Row
  /** Of whose record it is, where it is a person's. */
  readonly role: string | undefined
}

export const DetailHead = ({ records, detail: { head }, record, role }: DetailHeadProps) => {
  const { entity } = records
  const under = fieldsAt(entity, head.under).filter((field) => !isEmpty(valueAt(record, field.path)))
  const marks = notableMarks(entity, head.marks, record)
  const facts = head.facts.filter((path) => !isEmpty(valueAt(record, path)))
  const { picture } = entity.card
  const { open = [] } = head
  if (under.length + marks.length + head.facts.length + open.length === 0) return null
  return (
    <div className="recordHead">
      {picture !== undefined && <Portrait picture={valueAt(record, picture)} title={titleOf(entity, record)} size="large" />}
      <div>
        <p>
          {under.map((field) => (
            <span key={field.path} className="absent">
              <FieldValue field={field} value={valueAt(record, field.path)} />
            </span>
          ))}
          <Marks marks={marks} />
          <OpenMatters matters={open} id={record.id} role={role} />
        </p>
        <Facts records={records} record={record} paths={facts} />
      </div>
    </div>
  )
}
