// Replies kept ready, put in where one answers (domain 5.15). {name} in one stands for whoever is written to.
import { defineEntity } from './vocabulary.ts'

/** Replies that are put in instead of being written anew. */
export const savedReplies = defineEntity({
  entity: 'SavedReply',
  label: { one: 'Saved reply', many: 'Saved replies' },
  title: 'title',

  read: 'getAnyMessageThread',
  update: 'createAnyMessage',
  fields: {
    title: { kind: 'text', label: 'Title', required: true, max: 80 },
    /** {name} stands for the name of whoever is written to. */
    text: { kind: 'longText', label: 'Text', required: true, max: 2000 },
  },
  unique: [{ fields: ['title'], text: 'There is a saved reply of this title' }],
  atMost: { hundredReplies: { records: 100, says: 'There are {records} saved replies already' } },

  create: { label: 'Add saved reply', needs: 'createAnyMessage', fields: ['title', 'text'] },
  remove: {
    label: 'Delete',
    needs: 'createAnyMessage',
    confirms: { says: 'Delete the saved reply {title}? What was sent by it stays.' },
    undo: { never: 'it can be written again' },
  },

  list: {
    path: '/inbox/replies',
    columns: ['title', 'text'],
    inPlace: ['title'],
    sort: { by: 'title', first: 'lowest' },
    whole: true,
    actions: ['update', 'remove'],
  },
})
