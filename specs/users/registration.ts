// When and from where an account came, and its last visit (domain 5.2).
import { definePart } from '../vocabulary.ts'

/** Moves at every login, so it is a part of its own. */
export const registration = definePart({
  label: 'Registration information',
  wire: 'registrationInfo',
  read: 'getAnyUserInfo',
  ownRead: 'getMyUserInfo',
  fields: {
    registrationTime: { kind: 'time', label: 'Registered', written: 'server', required: true, starts: 'now' },
    registrationIp: { kind: 'ip', label: 'Registration IP', written: 'server', lookedUp: true, class: 'personal' },
    lastLoginTime: { kind: 'time', label: 'Last visit', written: 'server', empty: 'never' },
    // By the last visit; each stretch ends where the next begins, so several together are a longer one.
    activity: {
      kind: 'derived',
      label: 'Activity',
      as: 'choice',
      by: 'activityOfUser',
      options: {
        DAY: 'Last 24 hours',
        WEEK: '1 to 7 days ago',
        MONTH: '7 to 30 days ago',
        LONGER: 'Not for 30 days',
        NEVER: 'Never logged in',
      },
    },
    lastLoginIp: { kind: 'ip', label: 'Last login IP', written: 'server', lookedUp: true, class: 'personal' },
    /** The address the user came from. */
    referralUrl: { kind: 'url', label: 'Referral URL', written: 'server' },
    timeZone: { kind: 'text', label: 'Time zone', written: 'server', max: 60 },
  },
})
