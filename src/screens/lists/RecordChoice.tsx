// Records of another entity, found by text.
import { RecordPicker } from '../../look/RecordPicker.tsx'
import { useText } from '../../client/texts/useText.ts'
import type { ChoiceProps } from './ChoiceProps.ts'

export const RecordChoice = ({ field, value, onChange }: ChoiceProps) => {
  const t = useText()
  const chosen = Array.isArray(value) ? (value as readonly string[]) : []
  return (
    <RecordPicker
      entity={field.entity ?? ''}
      label={t(field.label)}
      ids={chosen}
      several
      onChange={(ids) => onChange(ids.length === 0 ? undefined : ids)}
    />
  )
}
