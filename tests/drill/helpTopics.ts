// What a product owner writes for a new screen of Settings, with its list and its form: one spec, and a line in four places.
import type { Copy } from './makeCopy.ts'
import type { Visitor } from './Visitor.ts'

/** specs/helpTopics.ts of the drill. */
const helpTopics = `// Answers that creators find under Help.
import { defineEntity } from './vocabulary.ts'

/** An answer under Help. */
export const helpTopics = defineEntity({
  entity: 'HelpTopic',
  label: { one: 'Help topic', many: 'Help topics' },
  title: 'title',

  read: 'opensCategories',
  update: 'opensCategories',
  fields: {
    title: { kind: 'text', label: 'Title', required: true, max: 80 },
    answer: { kind: 'longText', label: 'Answer', required: true, max: 2000 },
    shownTo: { kind: 'choice', label: 'Shown to', required: true, options: { ALL: 'Everybody', CREATORS: 'Creators' }, starts: 'ALL' },
  },

  create: { label: 'Add help topic', needs: 'opensCategories', fields: ['title', 'answer', 'shownTo'] },
  remove: {
    label: 'Delete',
    needs: 'opensCategories',
    confirms: { says: 'Delete the help topic {title}?' },
    undo: { never: 'what is erased is not kept' },
  },

  list: {
    path: '/settings/helpTopics',
    needs: 'opensCategories',
    columns: ['title', 'shownTo'],
    filters: ['shownTo'],
    search: ['title', 'answer'],
    sort: { by: 'title', first: 'lowest' },
    actions: ['update', 'remove'],
  },
})
`

export const addSettingsScreen = ({ edit, write }: Pick<Copy, 'edit' | 'write'>): void => {
  write('specs/helpTopics.ts', helpTopics)
  edit('specs/vocabulary.ts', `    'Tag',\n`, `    'Tag',\n    'HelpTopic',\n`)
  edit(
    'specs/menu.ts',
    `        { to: { list: 'Tag' },`,
    `        { to: { list: 'HelpTopic' }, label: 'Help topics', icon: 'help' },\n        { to: { list: 'Tag' },`,
  )
  edit(
    'specs/index.ts',
    `import { tags } from './tags.ts'\n`,
    `import { helpTopics } from './helpTopics.ts'\nimport { tags } from './tags.ts'\n`,
  )
  edit('specs/index.ts', `  Tag: tags,\n`, `  Tag: tags,\n  HelpTopic: helpTopics,\n`)
}

/** From the menu to the list, one made by its form. @returns the text of its row */
export const useSettingsScreen = async ({ page, open }: Visitor): Promise<string> => {
  await open('/settings')
  await page.getByRole('link', { name: 'Help topics' }).click()
  await page.getByRole('heading', { name: 'Help topics', level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Add help topic' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill('Where is my money?')
  await dialog.getByLabel('Answer').fill('On its way.')
  await dialog.getByRole('button', { name: 'Add help topic' }).click()
  const row = page.getByRole('row', { name: /Where is my money\?/ })
  await row.waitFor()
  return row.innerText()
}

/** How many lines a wish adds, all files together. */
export const linesOf = (wish: (copy: Pick<Copy, 'edit' | 'write'>) => void): number => {
  let lines = 0
  const count = (text: string): number => text.split('\n').length - 1
  wish({ write: (_path, text) => void (lines += count(text)), edit: (_path, from, to) => void (lines += count(to) - count(from)) })
  return lines
}
