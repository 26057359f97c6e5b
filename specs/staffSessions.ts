// Where somebody of the staff is logged in (domain 1, 3): each for themselves, those who end others' sessions for them. Kept by the engine.
import { defineEntity } from './vocabulary.ts'

/** Who is logged in, from where, since when. One that is ended is logged out at once. */
export const staffSessions = defineEntity({
  entity: 'StaffSession',
  label: { one: 'Session', many: 'Sessions' },
  title: 'agent',
  titleElse: ['ip'],
  storedAs: 'sessions',
  own: 'person',

  read: 'endAnySession',
  // Who may change their own password may see where they are logged in, and end it there.
  ownRead: 'updateMyUserPassword',
  fields: {
    person: { kind: 'reference', label: 'Who', entity: 'User', written: 'server', class: 'internal' },
    agent: { kind: 'text', label: 'Browser', written: 'server', class: 'personal' },
    ip: { kind: 'ip', label: 'IP', written: 'server', class: 'personal' },
    started: { kind: 'time', label: 'Logged in', required: true, written: 'server' },
    used: { kind: 'time', label: 'Last seen', required: true, written: 'server' },
  },

  remove: {
    label: 'End',
    needs: 'endAnySession',
    own: 'updateMyUserPassword',
    guards: ['endsSession'],
    confirms: { says: 'End this session? Whoever is in it is logged out at once.' },
    undo: { never: 'whoever was logged out logs in again' },
  },

  list: {
    columns: ['agent', 'ip', 'started', 'used'],
    sort: { by: 'id', first: 'newest' },
    actions: ['remove'],
  },
})
