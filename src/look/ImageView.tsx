// A picture, small; it opens larger.
import { isFileValue } from './fileAddress.ts'
import { FileOpener } from './FileOpener.tsx'
import { useText } from '../client/texts/useText.ts'
import type { FieldViewProps } from './FieldView.ts'
import { Portrait } from './Portrait.tsx'

export const ImageView = ({ field, value }: FieldViewProps) => {
  const t = useText()
  if (!isFileValue(value)) return null
  return (
    <FileOpener field={field} file={value}>
      <Portrait picture={value} title={t(field.label)} size="picture" alt={t(field.label)} />
    </FileOpener>
  )
}
