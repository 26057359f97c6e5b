// Countries, or regions, by name.
import { PlacePicker } from '../../look/PlacePicker.tsx'
import { useText } from '../../client/texts/useText.ts'
import type { ChoiceProps } from './ChoiceProps.ts'

export const PlaceChoice = ({ field, value, onChange }: ChoiceProps) => {
  const t = useText()
  const chosen = Array.isArray(value) ? (value as readonly string[]) : []
  return (
    <PlacePicker
      label={t(field.label)}
      level={field.level ?? 'country'}
      codes={chosen}
      several
      onChange={(codes) => onChange(codes.length === 0 ? undefined : codes)}
    />
  )
}
