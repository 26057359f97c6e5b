// Shows or hides the typed password.
import type { ReactElement } from 'react'
import { useText } from '../client/texts/useText.ts'

const eye =
  'M12 5C6.5 5 2.7 9.4 1.5 12c1.2 2.6 5 7 10.500 7s9.300-4.400 10.500-7C21.300 9.400 17.500 5 12 5Zm0 11a4 4 0 1 1 0-8 4 4 0 0 1 0 8Z'

export const PasswordToggle = ({ shown, onToggle }: { readonly shown: boolean; readonly onToggle: () => void }): ReactElement => {
  const label = useText()(shown ? 'login.hidePassword' : 'login.showPassword')
  return (
    <button type="button" className="iconButton" aria-label={label} title={label} aria-pressed={shown} onClick={onToggle}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={eye} />
        {shown && <path d="M3 3l18 18" className="strike" />}
      </svg>
    </button>
  )
}
