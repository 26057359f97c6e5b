// Remarks of the staff about a user (domain 5.8). Never visible to the user.
import { defineEntity } from './vocabulary.ts'

/** Remarks of the staff. Never visible to the user. */
export const userNotes = defineEntity({
  entity: 'UserNote',
  label: { one: 'User note', many: 'User notes' },
  title: 'text',
  // Whoever wrote it: nobody reads notes about themselves through a right of their own.
  own: 'author',

  read: 'getAnyUserNotes',
  update: 'updateAnyUserNotes',
  ownUpdate: 'updateMyUserNotes',
  guards: ['noteByHand', 'ownerNotDeleted'],
  conditions: { noteByHand: { automatic: { not: ['true'] } } },
  sets: { modifyTime: 'now' },
  fields: {
    user: {
      kind: 'reference',
      label: 'User',
      entity: 'User',
      required: true,
      fixed: true,
      class: 'internal',
      meets: ['notDeleted'],
    },
    text: { kind: 'longText', label: 'Note', required: true, unlabelled: true, max: 2000, class: 'internal' },
    author: { kind: 'reference', label: 'Author', entity: 'User', written: 'server', empty: 'the system', class: 'internal' },
    /** Written by the system when a user is disabled, reviewed for fraud or verification: it says what was done and why, and cannot be changed. */
    automatic: { kind: 'flag', label: 'Automatic', written: 'server', starts: false, class: 'internal' },
    createTime: { kind: 'time', label: 'Written', written: 'server', required: true, starts: 'now', class: 'internal' },
    modifyTime: { kind: 'time', label: 'Changed', written: 'server', class: 'internal' },
  },

  create: {
    label: 'Add note',
    needs: 'createAnyUserNote',
    fields: ['user', 'text'],
    sets: { author: 'viewer' },
  },
  remove: {
    label: 'Delete',
    needs: 'updateAnyUserNotes',
    own: 'updateMyUserNotes',
    confirms: { says: 'Delete this note about {user}?' },
    undo: { never: 'a deleted note is not kept' },
  },

  list: {
    columns: ['createTime', 'author', 'text', 'automatic'],
    sort: { by: 'createTime', first: 'newest' },
    actions: ['update', 'remove'],
  },
})
