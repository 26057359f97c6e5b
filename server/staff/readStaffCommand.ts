// What `npm run staff` is asked for: add|password|reset-factor EMAIL.
import { isStoredEmail } from '../../language/fields/emailRules.ts'
import { CommandError } from '../CommandError.ts'

const deeds = ['add', 'password', 'reset-factor'] as const

export interface StaffCommand {
  readonly does: (typeof deeds)[number]
  readonly email: string
}

const usage =
  'npm run staff -- add EMAIL        makes an administrator, the first one among them\nnpm run staff -- password EMAIL   gives a person a new password\nnpm run staff -- reset-factor EMAIL   takes away the second factor of somebody who has lost it\nA password is read from standard input when something is piped in; otherwise one is made and shown once.'

/** @throws CommandError with how it is used */
export const readStaffCommand = ([said, email, more]: readonly string[]): StaffCommand => {
  const does = deeds.find((each) => each === said)
  if (does === undefined || email === undefined || more !== undefined) throw new CommandError(usage)
  if (!isStoredEmail(email)) throw new CommandError(`'${email}' is no e-mail address`)
  return { does, email }
}
