// A picture, small.
import { useText } from '../locales/useText.ts'
import type { FieldViewProps } from './FieldView.ts'
import { Portrait } from './Portrait.tsx'

export const ImageView = ({ field, value }: FieldViewProps) => {
  const t = useText()
  return <Portrait picture={value} title={t(field.label)} size="picture" alt={t(field.label)} />
}
