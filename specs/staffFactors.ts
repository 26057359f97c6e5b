// What the staff is asked at a login besides the password (docs/decisions/044). Kept by the engine; which roles have to have one is set in Settings > General.
import { defineEntity } from './vocabulary.ts'

/** An authenticator app, a passkey, or the recovery codes of somebody of the staff. */
export const staffFactors = defineEntity({
  entity: 'StaffFactor',
  label: { one: 'Second factor', many: 'Second factors' },
  title: 'name',
  titleElse: ['kind'],
  storedAs: 'factors',
  own: 'person',

  read: 'endAnySession',
  // Who may change their own password may see what is asked besides it, and take it away.
  ownRead: 'updateMyUserPassword',
  fields: {
    person: { kind: 'reference', label: 'Who', entity: 'User', written: 'server', class: 'internal' },
    kind: {
      kind: 'choice',
      label: 'Kind',
      options: { APP: 'Authenticator app', PASSKEY: 'Passkey', CODES: 'Recovery codes' },
      required: true,
      written: 'server',
    },
    name: { kind: 'text', label: 'Name', written: 'server', class: 'personal' },
    codesLeft: { kind: 'integer', label: 'Codes left', written: 'server' },
    added: { kind: 'time', label: 'Added', required: true, written: 'server' },
    used: { kind: 'time', label: 'Last used', written: 'server' },
  },

  remove: {
    label: 'Remove',
    needs: 'updateAnyUserPassword',
    own: 'updateMyUserPassword',
    ownAsks: 'password',
    guards: ['dropsFactor'],
    effect: 'tellFactorGone',
    confirms: { says: 'Remove this second factor? It is not asked any more. Where none is left, the recovery codes go with it.' },
    undo: { never: 'it is set up anew' },
  },

  list: {
    columns: ['kind', 'name', 'codesLeft', 'added', 'used'],
    sort: { by: 'id', first: 'oldest' },
    actions: ['remove'],
  },
})
