// Who brought a creator and receives a share (domain 5.17). Staff reassign it once its section is there.
import { definePart } from '../vocabulary.ts'

export const referring = definePart({
  label: 'User referring',
  wire: 'userReferrings',
  of: 'creators',
  read: 'getAnyUserReferring',
  fields: {
    referrer: { kind: 'reference', label: 'Referred by', entity: 'User', written: 'server' },
    since: { kind: 'time', label: 'Since', written: 'server' },
    changedBy: { kind: 'reference', label: 'Changed by', entity: 'User', written: 'server' },
  },
})
