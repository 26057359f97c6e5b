// Named values of a record, read only: a term and its value each.
import type { FieldModel, AppModel, EntityModel } from '../../../language/model.ts'
import { valueAt, pathIn } from '../../../language/paths.ts'
import { isRead } from '../../client/records/mayRead.ts'
import { FieldValue } from '../../look/FieldValue.tsx'
import { isLong, many } from '../../look/twoColumns.ts'
import { useText } from '../../client/texts/useText.ts'
import { fieldsAt } from '../../client/records/fieldAt.ts'
import type { Records } from '../../client/records/loadRecords.ts'
import type { Row } from '../../client/records/Row.ts'
import { useHiddenFields } from '../../client/records/useHiddenFields.ts'
import { ShownRecord } from '../../look/ShownRecord.tsx'
import { isThere } from '../../client/records/editableFields.ts'
import { workingValue, type Working } from '../../client/workingValue.ts'
import { isEmpty, textOf } from '../../../language/textOf.ts'
import { useTextContext } from '../../client/records/useTextContext.ts'
import './sections.css'
import { useCallback } from 'react'
import { app } from '#generated/app.ts'
import { useConsole } from '../../client/useConsole.ts'

const { configuration: place }: AppModel = app

/** What fields work as: those of the site's configuration as the console is started by them, all others as they are stored. */
const useWorking = (entity: EntityModel): ((field: FieldModel, stored: unknown) => Working) => {
  const { local } = useConsole().configuration
  return useCallback(
    (field, stored) => {
      const isSite = entity.name === place?.entity && field.path === pathIn(place.part, field.name)
      return isSite ? workingValue(app, field.name, local, stored) : { value: stored, from: 'stored' }
    },
    [entity, local],
  )
}

interface DefaultValueProps {
  readonly field: FieldModel
  readonly value: unknown
  /** It is not stored: config.json says it. */
  readonly fromFile: boolean
}

/** Beside what a field holds: that config.json says it, that it is the default, or which one it is. */
const DefaultValue = ({ field, value, fromFile }: DefaultValueProps) => {
  const context = useTextContext()
  if (fromFile) return <span className="absent"> {context.t('facts.fromFile')}</span>
  if (field.starts === undefined && field.empty === undefined) return null
  const [held, start] = [textOf(field, value, context), textOf(field, field.starts, context)]
  const same = held === start && isEmpty(value) === isEmpty(field.starts)
  return <span className="absent"> {same ? context.t('facts.default') : context.t('facts.defaultIs', [start])}</span>
}

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
          return (
            <div key={field.path} data-long={isLong(field) ? '' : undefined}>
              <dt>{t(field.label)}</dt>
              <dd>
                <FieldValue field={field} value={value} />
                {defaults && <DefaultValue field={field} value={value} fromFile={from === 'file'} />}
              </dd>
            </div>
          )
        })}
      </dl>
    </ShownRecord>
  )
}
