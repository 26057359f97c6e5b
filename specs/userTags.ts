// The categories a creator belongs to (domain 5.12), in the order that the creator's page shows them.
import { defineEntity } from './vocabulary.ts'

/** At most 10 for one creator. New categories are made in Settings. */
export const userTags = defineEntity({
  entity: 'UserTag',
  label: { one: 'User tag', many: 'User tags' },
  title: 'tag',

  read: 'getAnyUserInfo',
  guards: ['ownerNotDeleted'],
  fields: {
    user: {
      kind: 'reference',
      label: 'Creator',
      entity: 'User',
      required: true,
      fixed: true,
      meets: ['creatorsOnly', 'notDeleted'],
    },
    tag: {
      kind: 'reference',
      label: 'Category',
      entity: 'Tag',
      required: true,
      fixed: true,
      offers: { type: ['category'] },
    },
    /** Lower comes first. */
    position: { kind: 'integer', label: 'Position', required: true, written: 'server', starts: 0 },
  },
  unique: [{ fields: ['user', 'tag'], text: 'The creator has this category already' }],
  atMost: { tenTags: { records: 10, alike: ['user'], says: 'A creator has at most {records} categories' } },

  create: { label: 'Add tag', needs: 'createAnyUserTag', fields: ['user', 'tag'] },
  remove: {
    label: 'Delete',
    needs: 'deleteAnyUserTag',
    confirms: { says: 'Take the category {tag} from this creator?' },
    undo: { never: 'add the category again instead' },
  },
  order: { by: 'position', within: 'user', needs: 'updateAnyUserTag' },

  list: { whole: true, columns: ['tag'], sort: { by: 'position', first: 'lowest' }, actions: ['remove'] },
})
