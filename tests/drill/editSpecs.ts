// The drill's day of a product owner: six wishes, each a line or two below specs/, and nothing else.
import { announcements } from './announcements.ts'
import type { Copy } from './makeCopy.ts'

const questionnaire = 'specs/users/questionnaire.ts'

export const addField = ({ edit }: Copy): void =>
  edit(questionnaire, `    age: {`, `    pronouns: { kind: 'text', label: 'Pronouns', max: 40, of: 'creators' },\n    age: {`)

export const addOption = ({ edit }: Copy): void => edit(questionnaire, `GREY: 'Grey' }`, `GREY: 'Grey', AMBER: 'Amber' }`)

export const renameLabel = ({ edit }: Copy): void => edit(questionnaire, `label: 'Hair colour'`, `label: 'Colour of hair'`)

export const takePayFromManagers = ({ edit }: Copy): void =>
  edit(
    'specs/access.ts',
    `any: ['createPayoutTransaction'], holds: ['admin', 'manager'] }`,
    `any: ['createPayoutTransaction'], holds: ['admin'] }`,
  )

export const addEntity = ({ edit, write }: Copy): void => {
  write('specs/announcements.ts', announcements)
  edit('specs/vocabulary.ts', `    'Mail',\n`, `    'Mail',\n    'Announcement',\n`)
  edit(
    'specs/access.ts',
    `    audit: { label:`,
    `    announcements: { label: 'Announcements', any: ['getAnyAnnouncement', 'updateAnyAnnouncement'], holds: ['admin', 'manager'] },\n    audit: { label:`,
  )
  edit(
    'specs/menu.ts',
    `    { to: { own: 'User' },`,
    `    { to: { list: 'Announcement' }, label: 'Announcements', icon: 'campaign', name: 'announcements' },\n    { to: { own: 'User' },`,
  )
  edit(
    'specs/index.ts',
    `// The product, gathered: what the generator reads.\n`,
    `// The product, gathered: what the generator reads.\nimport { announcements } from './announcements.ts'\n`,
  )
  edit('specs/index.ts', `  Mail: mails,\n`, `  Mail: mails,\n  Announcement: announcements,\n`)
}
