// Whoever writes a spec is told by their editor what an option means and which names fit: options are said once, as values, and lose nothing on the way.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Editor } from './hover/Editor.ts'

const library = join(process.cwd(), 'tests/language/mistakes/library.ts')
const more = `
export const paper = definePart({
  label: 'Paper',
  fields: {
    price: { kind: 'money', label: 'Price', signed: true, currency: 'CHF', unique: false },
    card: { kind: 'masked', label: 'Card', shows: 3, reveal: '' },
    loan: { kind: 'reference', label: 'Loan', entity: 'Loan', offers: { state: ['OUT'] } },
    book: { kind: 'reference', label: 'Book', entity: '' },
    from: { kind: 'location', label: 'From', level: '' },
    scan: { kind: 'image', label: 'Scan', upload: { types: ['image'], max: '5 MB', square: true } },
  },
  rules: { order: { when: { card: 'empty' }, must: { lte: ['price', ''], different: ['book', 'from'] }, says: 'No', at: '', discloses: 'it' } },
})
`
let editor: Editor

beforeAll(async () => {
  editor = await Editor.open(library, (await readFile(library, 'utf8')) + more)
})
afterAll(async () => editor.close())

it.each([
  ['signed: true', 'Shown with + or - and in the shade of its sign.'],
  ["currency: 'CHF'", 'A fixed currency code, stored once in the spec'],
  ['shows: 3', 'How many characters at the end stay visible.'],
  ["reveal: ''", 'Who may see the whole, besides what reading it asks.'],
  ['offers: { state', 'Only records with these values in their own fields may be chosen'],
  ["level: ''", 'place: a country, a region or an internet address'],
  ["upload: { types: ['image']", 'Absent = nobody uploads it here.'],
  ['square: true', 'As wide as high.'],
  ['rules: { order', 'form and server check it, at creation and whenever one of them changes'],
  ['when: { card', 'Where it is asked for; absent = always.'],
  ["must: { lte: ['price'", 'A comparison with nothing holds'],
  ["lte: ['price'", 'The first is not greater than the second, nor later.'],
  ["different: ['book'", 'They are not the same.'],
  ["says: 'No'", 'stands for the label of a field'],
  ["at: '', discloses", 'The field it is said at'],
  ["discloses: 'it'", 'whoever changes the others learns something of it'],
])('the comment of an option stands over it: %s', async (place, comment) => {
  expect(await editor.hover(place)).toContain(comment)
})

it.each([
  ["shows: 3, reveal: '", ['updateAnyFine', 'keepsBooks', 'nobody']],
  ["label: 'Book', entity: '", ['Person', 'Book', 'Loan']],
  ["level: '", ['country', 'region', 'place']],
  ["lte: ['price', '", ['price', 'card', 'from', 'now']],
  ["says: 'No', at: '", ['price', 'card', 'id']],
])('names that fit are offered: %s', async (place, names) => {
  expect(await editor.offers(place)).toEqual(expect.arrayContaining(names))
})
