// Around an input of the browser's own for a day or a time: one that is begun and not whole counts for the browser as none. It is held as what no
// rule takes, so that a form is refused, and not sent without it.
import type { ReactNode, SyntheticEvent } from 'react'
import { unsettled } from '../../look/unsettled.ts'

const begun = unsettled('')

export interface WholeOrNoneProps {
  /** What is held. */
  readonly value: unknown
  readonly onChange: (value: string | undefined) => void
  /** Draws the input; a value that is begun is the browser's to keep. */
  readonly children: (value: string) => ReactNode
}

export const WholeOrNone = ({ value, onChange, children }: WholeOrNoneProps) => {
  // The browser tells no change while it is none.
  const look = ({ target }: SyntheticEvent): void => {
    const isBegun = target instanceof HTMLInputElement && target.validity.badInput
    if (isBegun !== (value === begun)) onChange(isBegun ? begun : undefined)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only looks at what its input holds
    <div onKeyUp={look} onBlur={look}>
      {children(typeof value === 'string' && value !== begun ? value : '')}
    </div>
  )
}
