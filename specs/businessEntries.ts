// Featured creators, before all others on the public creators page and the landing page (domain 10.10).
import { defineEntity } from './vocabulary.ts'

/** Creators that visitors find: verified, enabled, shown in search and discovery. */
const featured = {
  role: ['free_business', 'pro_business', 'ultimate_business', 'nonprofit_business'],
  status: ['ACTIVE'],
  'verification.status': ['APPROVED'],
  'discovery.visible': ['true'],
  'fraud.status': ['UNKNOWN', 'POSSIBLE', 'PASSED'],
} as const

/** Featured creators, in the order in which visitors see them; at most 50. Below them the public list goes on in its own order. */
export const businessEntries = defineEntity({
  entity: 'BusinessEntry',
  label: { one: 'Featured creator', many: 'Business list' },
  title: 'user',

  read: 'opensSiteLists',
  fields: {
    /** Creators that are verified and enabled, and that search and discovery show: none that is marked as fraud. */
    user: {
      kind: 'reference',
      label: 'Creator',
      entity: 'User',
      required: true,
      fixed: true,
      offers: featured,
      offersTo: 'changesSiteLists',
      meets: ['notDeleted'],
    },
    /** Verified, enabled and shown in search and discovery. Who stops being so stays here, greyed, and visitors do not see it. */
    shown: {
      kind: 'derived',
      label: 'Shown to visitors',
      as: 'flag',
      computes: { kind: 'any', of: 'User', whose: { id: 'user' }, where: featured },
      discloses: 'that a creator is disabled, not verified, hidden or marked as fraud, without which of them',
    },
    /** Lower comes first. */
    position: { kind: 'integer', label: 'Position', required: true, written: 'server', starts: 0 },
  },
  unique: [{ fields: ['user'], text: 'This creator is in the list already' }],
  atMost: { fiftyFeatured: { records: 50, says: 'The business list has at most {records} creators' } },
  order: { by: 'position', needs: 'changesSiteLists' },

  create: {
    label: 'Add creator',
    needs: 'changesSiteLists',
    fields: ['user'],
    discloses: 'that a creator is disabled, not verified, hidden or marked as fraud, without which of them',
  },
  remove: {
    label: 'Remove',
    needs: 'changesSiteLists',
    confirms: { says: 'Take {user} off the business list? The creator stays in the public list, in its normal order.' },
    undo: { never: 'add the creator again instead' },
  },

  list: {
    path: '/settings/businessList',
    name: 'businessList',
    whole: true,
    columns: ['user', 'shown'],
    search: ['user'],
    sort: { by: 'position', first: 'lowest' },
    greyedUnless: 'shown',
    actions: ['remove'],
  },
})
