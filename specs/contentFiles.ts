// The files of a post (domain 5.18): pictures, documents, sound and video in the order they are shown.
import { anyFiles } from './uploads.ts'
import { defineEntity } from './vocabulary.ts'

/** The files of a post. Those with public access are visible without paying. */
export const contentFiles = defineEntity({
  entity: 'ContentFile',
  label: { one: 'Post file', many: 'Post files' },
  title: 'title',
  titleElse: ['file'],

  read: 'getAnyContentSet',
  update: 'updateAnyContentSet',
  guards: ['ownerNotDeleted'],
  fields: {
    set: { kind: 'reference', label: 'Post', entity: 'ContentSet', wire: 'setId', required: true, fixed: true },
    /** It comes as the uuid of its upload. */
    file: { kind: 'file', label: 'File', wire: 'uuid', required: true, fixed: true, upload: anyFiles },
    title: { kind: 'text', label: 'Title', max: 120 },
    /** Visible without paying, as a teaser. */
    publicAccess: { kind: 'flag', label: 'Public access', starts: false },
    fileNumber: { kind: 'integer', label: 'Number', required: true, min: 0, starts: 0, written: 'server' },
    name: { kind: 'derived', label: 'File name', as: 'text', computes: { kind: 'path', path: 'file.name' } },
    uuid: { kind: 'derived', label: 'UUID', as: 'text', computes: { kind: 'path', path: 'file.uuid' } },
    contentType: { kind: 'derived', label: 'Type', as: 'text', computes: { kind: 'path', path: 'file.contentType' } },
    isCover: {
      kind: 'derived',
      label: 'Cover',
      as: 'flag',
      computes: { kind: 'any', of: 'ContentSet', whose: { id: 'set', coverFile: 'id' } },
    },
    createTime: { kind: 'time', label: 'Uploaded', written: 'server', required: true, starts: 'now' },
  },
  order: { by: 'fileNumber', within: 'set', needs: 'updateAnyContentSet' },

  create: {
    label: 'Upload files',
    needs: { anyOf: ['createAnyContentSet', 'updateAnyContentSet'] },
    fields: ['set', 'file', 'title', 'publicAccess'],
    each: 'file',
    asks: {
      /** As the file is to be called where it is downloaded; as it was called where it came from, where none is given. */
      name: { kind: 'text', label: 'File name', max: 200 },
    },
    guards: ['roomLeft'],
    discloses: 'how much room the files of the user leave',
    effect: 'addPostFile',
  },
  remove: {
    label: 'Delete',
    needs: 'deleteAnyContentSet',
    effect: 'removePostFile',
    confirms: {
      says: 'Delete {file}? It is gone for everybody; nothing is refunded by itself.',
      counts: { buyers: { single: '{0} member bought this post.', several: '{0} members bought this post.' } },
    },
    undo: { never: 'a deleted file is not kept' },
  },
  actions: {
    setAsCover: {
      kind: 'custom',
      on: 'record',
      by: 'setAsCover',
      label: 'Set as cover',
      needs: 'updateAnyContentSet',
      undo: { never: 'another file is made the cover instead' },
    },
  },

  list: {
    whole: true,
    verb: 'search',
    columns: ['file', 'title', 'contentType', 'publicAccess', 'isCover', 'createTime', 'uuid'],
    priority: ['file', 'title', 'publicAccess'],
    inPlace: ['title'],
    search: ['title'],
    sort: { by: 'fileNumber', first: 'lowest' },
    actions: ['update', 'setAsCover', 'remove'],
  },
})
