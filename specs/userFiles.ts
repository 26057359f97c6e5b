// Agreements and documents of a user, kept with the profile (domain 5.9). Never public.
import { anyFiles } from './uploads.ts'
import { defineEntity } from './vocabulary.ts'

/** Agreements and documents kept with a profile. Never public. */
export const userFiles = defineEntity({
  entity: 'UserFile',
  label: { one: 'User file', many: 'User files' },
  title: 'title',
  titleElse: ['file'],

  read: 'getAnyUserFiles',
  update: 'updateAnyUserFiles',
  guards: ['ownerNotDeleted'],
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
    file: { kind: 'file', label: 'File', required: true, fixed: true, class: 'personal', upload: anyFiles },
    title: { kind: 'text', label: 'Title', max: 120, class: 'personal' },
    uploadedBy: { kind: 'reference', label: 'Uploaded by', entity: 'User', written: 'server', empty: 'the system', class: 'internal' },
    createTime: { kind: 'time', label: 'Uploaded', written: 'server', required: true, starts: 'now', class: 'internal' },
  },

  create: {
    label: 'Add files',
    needs: 'updateAnyUserFiles',
    fields: ['user', 'file', 'title'],
    each: 'file',
    guards: ['roomLeft'],
    discloses: 'how much room the files of the user leave',
    sets: { uploadedBy: 'viewer' },
  },
  remove: {
    label: 'Delete',
    needs: 'updateAnyUserFiles',
    confirms: { says: 'Delete {file} of {user}? The file is gone for good.' },
    undo: { never: 'a deleted file is not kept' },
  },

  list: {
    columns: ['file', 'title', 'uploadedBy', 'createTime'],
    inPlace: ['title'],
    sort: { by: 'createTime', first: 'newest' },
    actions: ['update', 'remove'],
  },
})
