// Several lines of text, pasted or out of a file of them: what the file holds stands in the box, and can still be changed.
import TextareaWidget from '@rjsf/mui/lib/TextareaWidget/TextareaWidget.js'
import type { RJSFSchema, WidgetProps } from '@rjsf/utils'
import { useText } from '../../client/texts/useText.ts'
import { TextFile } from '../../look/TextFile.tsx'
import type { FormContext } from './FormContext.ts'

export const TextFileInput = (props: WidgetProps<Record<string, unknown>, RJSFSchema, FormContext>) => {
  const { disabled, readonly, onChange } = props
  const text = useText()
  return (
    <>
      <TextareaWidget {...props} />
      {disabled !== true && readonly !== true && <TextFile label={text('forms.fromFile')} onText={onChange} />}
    </>
  )
}
