// One step of a second factor: what it is about, what is typed, what went wrong, and its buttons.
import type { ReactElement, ReactNode, SubmitEvent } from 'react'
import { useText } from '../../client/texts/useText.ts'
import { useFocusKept } from '../../look/useFocusKept.ts'

export interface StepProps {
  readonly says?: string | undefined
  readonly children?: ReactNode
  readonly failure?: string
  /** It is being checked: what comes of it comes here, so one stays until then. */
  readonly busy?: boolean
  /** Words of the button that goes on; absent = the children have theirs. */
  readonly button?: string
  readonly onSubmit?: () => void
  readonly onBack?: (() => void) | undefined
}

export const Step = ({ says, children, failure = '', busy = false, button, onSubmit, onBack }: StepProps): ReactElement => {
  const text = useText()
  useFocusKept(busy)
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    event.stopPropagation()
    onSubmit?.()
  }
  return (
    <form className="loginForm" noValidate onSubmit={submit}>
      {says !== undefined && <p>{says}</p>}
      {children}
      {failure !== '' && (
        <p role="alert" className="loginFault">
          {failure}
        </p>
      )}
      <div className="loginButtons">
        {onBack && (
          <button type="button" className="button" disabled={busy} onClick={onBack}>
            {text('factors.back')}
          </button>
        )}
        {button !== undefined && (
          <button type="submit" className="button primary" disabled={busy}>
            {button}
          </button>
        )}
      </div>
    </form>
  )
}
