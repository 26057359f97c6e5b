// Links at the client site's help place, saved as a whole list (domain 10.8).
import { definePart } from '../vocabulary.ts'

export const tutorialLinks = definePart({
  label: 'Tutorial links',
  wire: 'tutorialLinks',
  was: 'tutorial',
  read: 'opensSiteLists',
  update: 'changesSiteLists',
  fields: {
    /** Shown at the client site's help place, in this order. */
    links: {
      kind: 'list',
      label: 'Links',
      was: 'tutorialLinks',
      addLabel: 'Add link',
      max: 100,
      fields: {
        title: { kind: 'text', label: 'Title', required: true, max: 80 },
        url: { kind: 'url', label: 'Address', required: true },
        audience: {
          kind: 'choice',
          label: 'Audience',
          required: true,
          options: { EVERYONE: 'Everyone', MEMBERS: 'Members', CREATORS: 'Creators' },
          starts: 'EVERYONE',
        },
        enabled: { kind: 'flag', label: 'Enabled', starts: true },
      },
    },
  },
})
