// E-mail, password and the button, as the login screen and the dialog over an expired screen show them.
import { useId, useRef, type ReactElement, type SubmitEvent } from 'react'
import { useText } from '../client/texts/useText.ts'
import { ForgotPassword } from './ForgotPassword.tsx'
import { LoginField } from './LoginField.tsx'
import { PasswordToggle } from './PasswordToggle.tsx'
import { prepareLogin } from './useLogin.ts'
import { useLoginForm } from './useLoginForm.ts'
import { useFirstInput } from './useFirstInput.ts'
import { useReveal } from './useReveal.ts'
import type { Credentials } from '../client/login.ts'
import './login.css'

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
  const { shown, toggle } = useReveal()
  const emailField = useRef<HTMLInputElement>(null)
  const passwordField = useRef<HTMLInputElement>(null)
  const id = useId()
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
        <PasswordToggle shown={shown} onToggle={toggle} />
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
