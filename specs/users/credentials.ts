// What a user logs in with. Nobody reads it; Change password writes it.
import { definePart } from '../vocabulary.ts'

export const credentials = definePart({
  label: 'Credentials',
  read: 'nobody',
  fields: {
    /** At least 8 characters, not among the common ones, and not made of words of the account or the site. It is never mailed: pass it on yourself. */
    password: { kind: 'secret', label: 'Password', required: true, fixed: true, class: 'secret' },
  },
})
