// Staff who act as a user on the client site: from the one-time token to the end (domain 5.19).
import { defineEntity } from './vocabulary.ts'

/** Staff who act as a user on the client site. Nobody reads them in the console; start and end are in the audit. */
export const actingSessions = defineEntity({
  entity: 'ActingSession',
  label: { one: 'Session as a user', many: 'Sessions as users' },
  title: 'id',

  read: 'nobody',
  fields: {
    user: { kind: 'reference', label: 'Acts as', entity: 'User', required: true, written: 'server', class: 'internal' },
    actor: { kind: 'reference', label: 'Who acts', entity: 'User', required: true, written: 'server', class: 'internal' },
    /** Of the one-time token, then of the cookie it was traded for; the secret itself is kept nowhere. */
    digest: { kind: 'text', label: 'Digest', max: 64, required: true, lookedUp: true, written: 'server', class: 'internal' },
    createTime: { kind: 'time', label: 'Asked for', required: true, written: 'server', starts: 'now', class: 'internal' },
    startTime: { kind: 'time', label: 'Started', written: 'server', class: 'internal' },
    /** The token's end until it is traded, then the session's. */
    endsTime: { kind: 'time', label: 'Ends', required: true, written: 'server', class: 'internal' },
    endTime: { kind: 'time', label: 'Ended', written: 'server', class: 'internal' },
  },
})
