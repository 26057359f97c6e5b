// What a model means besides labels, order, look and texts: an opinion of its own, to hold the verdict against. Whatever is not named here is a meaning.
import type { Model } from '../../../language/model.ts'

const looks = new Set([
  'label',
  'help',
  'empty',
  'unlabelled',
  'tone',
  'tones',
  'icon',
  'says',
  'button',
  'text',
  'single',
  'one',
  'many',
  'why',
  'look',
  'stays',
  'signed',
  'unit',
  'never',
  'anyone',
  'anyStaff',
])
const looksOfApp = new Set(['defaultSiteName', 'dateFormat', 'drawerWidth', 'headerHeight', 'selectMaxHeight', 'theme'])

/** An action's keyboard key; an entity's key is no look. */
const isKeyOfAction = (key: string, holder: object): boolean => key === 'key' && 'operation' in holder && 'inputs' in holder

/** Of transitions that share an operation the first one is named, too. */
const isFirstOfSeveral = (key: string, holder: object): boolean => key === 'action' && 'actions' in holder

/** As one text, whatever the order. */
const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).toSorted().join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? ''
  const kept = Object.entries(value).filter(
    ([key, each]) => each !== undefined && !looks.has(key) && !isKeyOfAction(key, value) && !isFirstOfSeveral(key, value),
  )
  return `{${kept
    .map(([key, each]) => `${key}:${canonical(each)}`)
    .toSorted()
    .join()}}`
}

/** An index of a choice lists its values in the order of its options; one of several fields is called after them in theirs. */
const withoutOrder = (text: string): string => text.split('').toSorted().join('')

export const meaningOf = ({ texts: _texts, app, tables, ...model }: Model): string =>
  canonical({
    ...model,
    app: Object.fromEntries(Object.entries(app).filter(([key]) => !looksOfApp.has(key))),
    tables: tables.map((table) => ({
      ...table,
      indexes: table.indexes.map((index) => ({ ...index, name: withoutOrder(index.name), on: withoutOrder(index.on) })),
    })),
  })
