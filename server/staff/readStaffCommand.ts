// What `npm run staff` is asked for: add|password EMAIL.
import { isStoredEmail } from '../../language/fields/emailRules.ts'
import { CommandError } from '../CommandError.ts'

export interface StaffCommand {
  readonly does: 'add' | 'password'
  readonly email: string
}

const usage =
  'npm run staff -- add EMAIL        makes the first administrator\nnpm run staff -- password EMAIL   gives a person a new password\nThe password is read from standard input when something is piped in; otherwise one is made and shown once.'

/** @throws CommandError with how it is used */
export const readStaffCommand = ([does, email, more]: readonly string[]): StaffCommand => {
  if ((does !== 'add' && does !== 'password') || email === undefined || more !== undefined) throw new CommandError(usage)
  if (!isStoredEmail(email)) throw new CommandError(`'${email}' is no e-mail address`)
  return { does, email }
}
