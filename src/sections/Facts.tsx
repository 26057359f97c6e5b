// Named values of a record, read only: a term and its value each.
import type { FieldModel } from '../../language/model.ts'
import { FieldValue } from '../fields/FieldValue.tsx'
import { isLong } from '../fields/isLong.ts'
import { many } from '../fields/many.ts'
import { useText } from '../locales/useText.ts'
import { fieldsAt } from '../records/fieldAt.ts'
import type { Records } from '../records/loadRecords.ts'
import type { Row } from '../records/Row.ts'
import { useHiddenFields } from '../records/useHiddenFields.ts'
import { isRead, valueAt } from '../records/valueAt.ts'
import { ShownRecord } from '../reveal/ShownRecord.tsx'
import { DefaultValue } from './DefaultValue.tsx'
import './sections.css'

export interface FactsProps {
  readonly records: Records
  readonly record: Row
  readonly paths: readonly string[]
  /** Role of whose record it is: some fields are there for some roles only. */
  readonly role?: string | undefined
  /** Each with what it starts with. */
  readonly defaults?: boolean
}

export const isThere = (field: FieldModel, role: string | undefined): boolean =>
  field.of === undefined || role === undefined || field.of.includes(role)

export const Facts = ({ records, record, paths, role, defaults = false }: FactsProps) => {
  const { entity } = records
  const t = useText()
  const hidden = useHiddenFields(entity)
  const shown = fieldsAt(entity, paths).filter((field) => isThere(field, role) && !hidden.has(field.path) && isRead(record, field.path))
  return (
    <ShownRecord records={records} record={record}>
      <dl className="facts" data-many={many(shown.length)}>
        {shown.map((field) => [
          <dt key={`${field.path} name`} data-long={isLong(field) ? '' : undefined}>
            {t(field.label)}
          </dt>,
          <dd key={field.path} data-long={isLong(field) ? '' : undefined}>
            <FieldValue field={field} value={valueAt(record, field.path)} />
            {defaults && <DefaultValue field={field} value={valueAt(record, field.path)} />}
          </dd>,
        ])}
      </dl>
    </ShownRecord>
  )
}
