// Pictures that the client site shows in places of its own (domain 10.7).
import { pictures } from './uploads.ts'
import { defineEntity } from './vocabulary.ts'

/** Pictures on the client site, in the order in which they are shown. At most 10 are enabled for one place. */
export const banners = defineEntity({
  entity: 'Banner',
  label: { one: 'Banner', many: 'Banners' },
  title: 'altText',

  read: 'opensSiteLists',
  update: 'changesSiteLists',
  fields: {
    image: { kind: 'image', label: 'Picture', required: true, upload: { ...pictures, max: '5 MB' } },
    /** What the picture shows, for those who cannot see it. */
    altText: { kind: 'text', label: 'Alternative text', required: true, max: 200 },
    /** Where a click leads: an address or a path of the site. Left empty, it leads nowhere. */
    url: { kind: 'url', label: 'Target address', sitePath: true },
    place: {
      kind: 'choice',
      label: 'Place',
      required: true,
      options: { MAIN_TOP: 'Main page, top', CREATORS_LIST: 'Creators list', MEMBER_FEED: 'Member feed' },
      starts: 'MAIN_TOP',
    },
    audience: {
      kind: 'choice',
      label: 'Audience',
      required: true,
      options: { EVERYONE: 'Everyone', GUESTS: 'Guests', MEMBERS: 'Members', CREATORS: 'Creators' },
      starts: 'EVERYONE',
    },
    /** The first day it is shown; left empty, at once. Days are those of UTC. */
    from: { kind: 'date', label: 'Shown from' },
    /** The last day it is shown; left empty, without end. */
    to: { kind: 'date', label: 'Shown until' },
    enabled: { kind: 'flag', label: 'Enabled', starts: true },
    /** Enabled and within its dates: those of its audience see it. */
    visibleNow: { kind: 'derived', label: 'Visible now', as: 'flag', by: 'bannerVisible' },
    /** The same with why it is not shown: one that is enabled may have ended. */
    shown: {
      kind: 'derived',
      label: 'Shown',
      as: 'choice',
      by: 'bannerShown',
      options: { NOW: 'Now', LATER: 'Not yet', ENDED: 'Ended', OFF: 'Switched off' },
    },
    /** Lower comes first. */
    position: { kind: 'integer', label: 'Position', required: true, written: 'server', starts: 0 },
  },
  rules: {
    ends: { must: { lte: ['from', 'to'] }, says: 'The last day is before the first', at: 'to' },
  },
  atMost: {
    tenBanners: {
      records: 10,
      alike: ['place'],
      where: { enabled: ['true'] },
      says: 'At most {records} banners are enabled for one place: disable another one first',
    },
  },
  order: { by: 'position', needs: 'changesSiteLists' },

  create: {
    label: 'Add banner',
    needs: 'changesSiteLists',
    fields: ['image', 'altText', 'url', 'place', 'audience', 'from', 'to', 'enabled'],
  },
  remove: {
    label: 'Delete',
    needs: 'changesSiteLists',
    confirms: { says: 'Delete the banner {altText} and its picture?' },
    undo: { never: 'its picture is deleted with it' },
  },

  list: {
    path: '/settings/banners',
    whole: true,
    columns: ['image', { field: 'altText', under: ['url'] }, { field: 'place', under: ['audience'] }, 'shown', 'from', 'to'],
    priority: ['image', 'altText', 'shown'],
    inPlace: ['altText', 'place', 'from', 'to'],
    filters: ['place', 'audience', 'enabled'],
    search: ['altText'],
    sort: { by: 'position', first: 'lowest' },
    greyedUnless: 'visibleNow',
    actions: ['update', 'remove'],
  },
})
