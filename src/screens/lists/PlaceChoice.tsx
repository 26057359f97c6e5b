// Countries, or regions, by name.
import { PlacePicker } from '../../look/PlacePicker.tsx'
import { useText } from '../../client/texts/useText.ts'
import type { ChoiceProps } from './ChoiceProps.ts'
import { usePicked } from './usePicked.ts'

export const PlaceChoice = (props: ChoiceProps) => {
  const t = useText()
  const { field } = props
  const { held, pick } = usePicked(props)
  return <PlacePicker label={t(field.label)} level={field.level ?? 'country'} codes={held} several onChange={pick} />
}
