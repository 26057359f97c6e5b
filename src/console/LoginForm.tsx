// E-mail, password and the button, as the login screen and the dialog over an expired screen show them.
import { useId, useRef, type ReactElement, type SubmitEvent, useState, type MouseEvent } from 'react'
import { useText } from '../client/texts/useText.ts'
import { useFocusKept } from '../look/useFocusKept.ts'
import { LoginField } from '../look/LoginField.tsx'
import { prepareLogin } from './useLogin.ts'
import { useLoginForm } from './useLoginForm.ts'
import { useFirstInput } from './useFirstInput.ts'
import type { Credentials } from '../client/login.ts'
import { siteAddress } from '../client/externalAddress.ts'
import { useConsole } from '../client/useConsole.ts'

/** The way to a new password: the client site's, or whom to ask where there is none. */
const ForgotPassword = (): ReactElement => {
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

/** Shows or hides the typed password. */
const eye =
  'M12 5C6.5 5 2.7 9.4 1.5 12c1.2 2.6 5 7 10.500 7s9.300-4.400 10.500-7C21.300 9.400 17.500 5 12 5Zm0 11a4 4 0 1 1 0-8 4 4 0 0 1 0 8Z'

const PasswordToggle = ({ shown, onToggle }: { readonly shown: boolean; readonly onToggle: () => void }): ReactElement => {
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

/** What speaks to the server is fetched with the first key or click, not before. */
const prepare = (): void => void prepareLogin().catch(() => undefined)

export interface LoginFormProps {
  readonly attempt: (credentials: Credentials) => Promise<void>
  /** Known already, in the dialog. */
  readonly email?: string
  readonly onCancel?: () => void
}

export const LoginForm = ({ attempt, email = '', onCancel }: LoginFormProps): ReactElement => {
  const text = useText()
  const form = useLoginForm(attempt, email)
  const [shown, setShown] = useState(false)
  const emailField = useRef<HTMLInputElement>(null)
  const passwordField = useRef<HTMLInputElement>(null)
  const id = useId()
  useFocusKept(form.busy)
  useFirstInput(prepare)
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    const found = await form.submit()
    if (found.email) emailField.current?.focus()
    else if (found.password) passwordField.current?.focus()
  }
  const field = (name: 'email' | 'password') => ({
    id: `${id}${name}`,
    label: text(`login.${name}`),
    value: form.values[name],
    fault: form.faults[name] && text(form.faults[name].key, [text(form.faults[name].label)]),
    onChange: (value: string) => form.change(name, value),
    onLeave: () => form.left(name),
  })
  return (
    <form className="loginForm" noValidate onSubmit={(event) => void submit(event)}>
      <LoginField {...field('email')} ref={emailField} look="email" complete="username" focused={email === ''} />
      <LoginField
        {...field('password')}
        ref={passwordField}
        look={shown ? 'text' : 'password'}
        complete="current-password"
        focused={email !== ''}
      >
        <PasswordToggle shown={shown} onToggle={() => setShown(!shown)} />
      </LoginField>
      <ForgotPassword />
      <div className="loginButtons">
        {onCancel && (
          <button type="button" className="button" onClick={onCancel}>
            {text('shell.cancel')}
          </button>
        )}
        <button type="submit" className="button primary" disabled={form.busy}>
          {text('login.submit')}
        </button>
      </div>
    </form>
  )
}
