// The way to a new password: the client site's, or whom to ask where there is none.
import { useState, type MouseEvent, type ReactElement } from 'react'
import { useText } from '../client/texts/useText.ts'
import { siteAddress } from '../client/siteAddress.ts'
import { useConsole } from '../client/useConsole.ts'

export const ForgotPassword = (): ReactElement => {
  const text = useText()
  const [asked, setAsked] = useState(false)
  const site = siteAddress(useConsole().configuration.addresses['clientSideUrl'])
  const ask = (event: MouseEvent): void => {
    event.preventDefault()
    setAsked(true)
  }
  if (site !== undefined)
    return (
      <a className="forgotPassword" href={`${site.replace(/\/+$/, '')}/forgot-password`} target="_blank" rel="noopener noreferrer">
        {text('login.forgot')}
      </a>
    )
  return (
    <div className="forgotPassword">
      <a href="#forgot" onClick={ask}>
        {text('login.forgot')}
      </a>
      <p aria-live="polite">{asked && text('login.askAdministrator')}</p>
    </div>
  )
}
