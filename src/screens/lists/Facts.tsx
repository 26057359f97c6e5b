// Named values of a record, read only: a term and its value each.
import type { FieldModel } from '../../../language/model.ts'
import { valueAt } from '../../../language/paths.ts'
import { isRead } from '../../client/records/isRead.ts'
import { FieldValue } from '../../look/FieldValue.tsx'
import { isLong } from '../../look/isLong.ts'
import { many } from '../../look/many.ts'
import { useText } from '../../client/texts/useText.ts'
import { fieldsAt } from '../../client/records/fieldAt.ts'
import type { Records } from '../../client/records/loadRecords.ts'
import type { Row } from '../../client/records/Row.ts'
import { useHiddenFields } from '../../client/records/useHiddenFields.ts'
import { ShownRecord } from '../../look/ShownRecord.tsx'
import { isThere } from '../../client/records/editableFields.ts'
import type { Working } from '../../client/workingValue.ts'
import { DefaultValue } from './DefaultValue.tsx'
import { useWorking } from './useWorking.ts'
import '../records/sections.css'

export interface FactsProps {
  readonly records: Records
  readonly record: Row
  readonly paths: readonly string[]
  /** Role of whose record it is: some fields are there for some roles only. */
  readonly role?: string | undefined
  /** Each as it works, with what it starts with. */
  readonly defaults?: boolean
}

export const Facts = ({ records, record, paths, role, defaults = false }: FactsProps) => {
  const { entity } = records
  const t = useText()
  const hidden = useHiddenFields(entity)
  const working = useWorking(entity)
  /** Where defaults are told, what stands is what it works as; a default is what stands where nothing is stored. */
  const shownOf = (field: FieldModel): Working => {
    const stored = valueAt(record, field.path)
    if (!defaults) return { value: stored, from: 'stored' }
    const { value, from } = working(field, stored)
    return { value: from === 'start' ? undefined : value, from }
  }
  const shown = fieldsAt(entity, paths).filter((field) => isThere(field, role) && !hidden.has(field.path) && isRead(record, field.path))
  return (
    <ShownRecord records={records} record={record}>
      <dl className="facts" data-many={many(shown.length)}>
        {shown.map((field) => {
          const { value, from } = shownOf(field)
          return [
            <dt key={`${field.path} name`} data-long={isLong(field) ? '' : undefined}>
              {t(field.label)}
            </dt>,
            <dd key={field.path} data-long={isLong(field) ? '' : undefined}>
              <FieldValue field={field} value={value} />
              {defaults && <DefaultValue field={field} value={value} fromFile={from === 'file'} />}
            </dd>,
          ]
        })}
      </dl>
    </ShownRecord>
  )
}
