// Places whose visitors cannot see a creator (domain 5.13).
import { defineEntity } from './vocabulary.ts'

/** Visitors from these places cannot see the creator. */
export const blockedLocations = defineEntity({
  entity: 'BlockedLocation',
  label: { one: 'Blocked location', many: 'Blocked locations' },
  title: 'name',

  read: 'getAnyBlockedLocation',
  guards: ['ownerNotDeleted'],
  fields: {
    user: {
      kind: 'reference',
      label: 'Creator',
      entity: 'User',
      wire: 'userId',
      required: true,
      fixed: true,
      meets: ['notDeleted'],
    },
    /** A country, a region, or the IP address of one machine; ranges are not accepted. */
    location: {
      kind: 'location',
      label: 'Location',
      level: 'place',
      offeredBy: 'blockedLocationsAutocomplete',
      required: true,
      fixed: true,
    },
    /** Country by its name; region as "Region, Country". */
    name: { kind: 'text', label: 'Location', required: true, written: 'server', max: 200 },
    kind: {
      kind: 'choice',
      label: 'Kind',
      required: true,
      written: 'server',
      options: { COUNTRY: 'Country', REGION: 'Region', IP: 'IP' },
    },
    createdBy: { kind: 'reference', label: 'Added by', entity: 'User', written: 'server' },
    createTime: { kind: 'time', label: 'Added', required: true, written: 'server', starts: 'now' },
  },
  unique: [{ fields: ['user', 'location'], text: 'This location is blocked already' }],
  atMost: { blockedEnough: { records: 300, alike: ['user'], says: 'A creator has at most {records} blocked locations' } },

  reads: { getStats: { by: 'kind' } },
  answers: {
    blockedLocationsAutocomplete: { needs: { anyOf: ['getAnyBlockedLocation', 'createAnyBlockedLocation'] }, takes: ['text'] },
  },
  create: {
    label: 'Block location',
    needs: 'createAnyBlockedLocation',
    fields: ['user', 'location'],
    gives: ['name', 'kind'],
    sets: { createdBy: 'viewer' },
    effect: 'blockLocation',
    confirms: {
      says: 'Visitors from there no longer see the creator; subscriptions from there are not renewed and nothing is refunded.',
      button: 'Block',
    },
  },
  remove: {
    label: 'Delete',
    needs: 'deleteAnyBlockedLocation',
    confirms: { says: 'Unblock {name}? Visitors from there see the creator again at once.' },
    undo: { never: 'block the location again instead' },
  },

  list: {
    columns: ['name', 'kind', 'createdBy', 'createTime'],
    filters: ['kind', 'createTime'],
    search: ['name'],
    sort: { by: 'createTime', first: 'newest' },
    sortable: ['name'],
    actions: ['remove'],
  },
})
