// Beside a form that was sent into a line which does not answer: it waits, and is sent when the line is back.
import type { ReactElement } from 'react'
import { useLine } from '../client/useLine.ts'
import { useText } from '../client/texts/useText.ts'

/** @param busy it was sent and is not answered */
export const WaitsForLine = ({ busy }: { readonly busy: boolean }): ReactElement => {
  const line = useLine()
  const text = useText()
  return <output className="waitsForLine">{busy && (line === 'slow' || line === 'down') ? text('forms.waits') : ''}</output>
}
