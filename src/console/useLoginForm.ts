// The login form's behaviour: checked on submit, and from then on whenever a field is left; one attempt at a time.
import { useState } from 'react'
import { looksLikeEmail } from '../../language/fields/emailRules.ts'

export interface LoginValues {
  readonly email: string
  readonly password: string
}

type LoginFaults = Partial<Record<keyof LoginValues, { readonly key: string; readonly label: string }>>

const emailFault = (email: string): string | undefined => {
  if (email === '') return 'errors.required'
  return looksLikeEmail(email) ? undefined : 'errors.email'
}

/** What the form asks of its two fields (product spec 5), as text keys. */
export const loginFaults = ({ email, password }: LoginValues): LoginFaults => {
  const fault = emailFault(email.trim())
  return {
    ...(fault !== undefined && { email: { key: fault, label: 'login.email' } }),
    ...(password === '' && { password: { key: 'errors.required', label: 'login.password' } }),
  }
}

export interface LoginFormState {
  readonly values: LoginValues
  readonly faults: LoginFaults
  readonly busy: boolean
  readonly change: (field: keyof LoginValues, value: string) => void
  readonly left: (field: keyof LoginValues) => void
  /** Resolves to the faults found; with none the attempt has been made. */
  readonly submit: () => Promise<LoginFaults>
}

export const useLoginForm = (attempt: (values: LoginValues) => Promise<void>, email = ''): LoginFormState => {
  const [values, setValues] = useState<LoginValues>({ email, password: '' })
  const [faults, setFaults] = useState<LoginFaults>({})
  const [submitted, setSubmitted] = useState(false)
  const [busy, setBusy] = useState(false)

  const submit = async (): Promise<LoginFaults> => {
    const found = loginFaults(values)
    setSubmitted(true)
    setFaults(found)
    if (busy || Object.keys(found).length > 0) return found
    setBusy(true)
    await attempt(values).finally(() => setBusy(false))
    return found
  }
  const left = (field: keyof LoginValues): void => {
    if (!submitted) return
    const now = loginFaults(values)[field]
    const others = Object.fromEntries(Object.entries(faults).filter(([name]) => name !== field))
    setFaults(now ? { ...others, [field]: now } : others)
  }
  return { values, faults, busy, change: (field, value) => setValues((before) => ({ ...before, [field]: value })), left, submit }
}
