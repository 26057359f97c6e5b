// Records of another entity, found by text.
import { RecordPicker } from '../../look/RecordPicker.tsx'
import { useText } from '../../client/texts/useText.ts'
import type { ChoiceProps } from './ChoiceProps.ts'
import { usePicked } from './usePicked.ts'

export const RecordChoice = (props: ChoiceProps) => {
  const t = useText()
  const { field } = props
  const { held, pick } = usePicked(props)
  return <RecordPicker entity={field.entity ?? ''} label={t(field.label)} ids={held} several onChange={pick} />
}
