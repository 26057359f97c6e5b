// What the login form asks of its two fields (product spec 5), as text keys.
import { looksLikeEmail } from '../../language/fields/emailRules.ts'

export interface LoginValues {
  readonly email: string
  readonly password: string
}

export type LoginFaults = Partial<Record<keyof LoginValues, { readonly key: string; readonly label: string }>>

const emailFault = (email: string): string | undefined => {
  if (email === '') return 'errors.required'
  return looksLikeEmail(email) ? undefined : 'errors.email'
}

export const loginFaults = ({ email, password }: LoginValues): LoginFaults => {
  const fault = emailFault(email.trim())
  return {
    ...(fault !== undefined && { email: { key: fault, label: 'login.email' } }),
    ...(password === '' && { password: { key: 'errors.required', label: 'login.password' } }),
  }
}
