// Who or what it is: picture, lines under the title, marks, the facts one always wants to see.
import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import type { DetailModel } from '../../../language/model.ts'
import { FieldValue } from '../../fields/FieldValue.tsx'
import { Mark } from '../../fields/Mark.tsx'
import { thumbnailOf } from '../../fields/thumbnailOf.ts'
import { fieldsAt } from '../../records/fieldAt.ts'
import type { Records } from '../../records/loadRecords.ts'
import type { Row } from '../../records/Row.ts'
import { isEmpty } from '../../records/textOf.ts'
import { titleOf } from '../../records/titleOf.ts'
import { valueAt } from '../../records/valueAt.ts'
import { Facts } from '../../sections/Facts.tsx'

export interface DetailHeadProps {
  readonly records: Records
  readonly detail: DetailModel
  readonly record: Row
}

export const DetailHead = ({ records: { entity }, detail: { head }, record }: DetailHeadProps) => {
  const under = fieldsAt(entity, head.under).filter((field) => !isEmpty(valueAt(record, field.path)))
  const marks = fieldsAt(entity, head.marks).filter((field) => typeof valueAt(record, field.path) === 'string')
  const facts = head.facts.filter((path) => !isEmpty(valueAt(record, path)))
  const { picture } = entity.card
  if (under.length + marks.length + head.facts.length === 0) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2, marginBlockEnd: 2 }}>
      {picture !== undefined && (
        <Avatar src={thumbnailOf(valueAt(record, picture) ?? undefined)} alt="" sx={{ inlineSize: 56, blockSize: 56 }}>
          {titleOf(entity, record).slice(0, 1).toUpperCase()}
        </Avatar>
      )}
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          {under.map((field) => (
            <Box key={field.path} component="span" sx={{ color: 'text.secondary' }}>
              <FieldValue field={field} value={valueAt(record, field.path)} />
            </Box>
          ))}
          {marks.map((field) => (
            <Mark key={field.path} state={String(valueAt(record, field.path))} field={field} onlyNotable />
          ))}
        </Box>
        <Facts entity={entity} record={record} paths={facts} />
      </Box>
    </Box>
  )
}
