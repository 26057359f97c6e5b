// What is stored would be there after these edits and mean something else, or be read by nobody: each is refused.
import { expect, it } from 'vitest'
import { readState } from '../../language/migrations/state.ts'
import { stepTo } from '../../language/migrations/step.ts'
import { editedStand, standOfCase, type Edit } from './verdict/editedStand.ts'

const loans = (from: string, to: string): Edit => ({ file: 'loans.ts', from, to })
const members = (from: string, to: string): Edit => ({ file: 'members.ts', from, to })
const books = (from: string, to: string): Edit => ({ file: 'books.ts', from, to })

const { world: earlier } = await standOfCase('library')
const { tables: before } = stepTo([], earlier.model.tables)

const refusedIn = async (...edits: readonly Edit[]): Promise<readonly string[]> => {
  const { stand, remove } = await editedStand('library', edits)
  remove()
  return stepTo(before, stand.world.model.tables).narrowings.map(({ entity, part, message }) => `${entity} ${part}: ${message}`)
}

it('refuses nothing where nothing changed', async () => {
  expect(await refusedIn()).toEqual([])
})

it.each<{ title: string; edits: readonly Edit[]; refused: readonly string[] }>([
  {
    title: 'numbers that would be hundredths of an amount',
    edits: [books("pages: { kind: 'integer', label: 'Pages', min: 1 }", "pages: { kind: 'money', label: 'Pages', currency: 'EUR' }")],
    refused: ['Book : stored values are integer and cannot become amounts in EUR: give the field a new name'],
  },
  {
    title: 'amounts that would be of another currency',
    edits: [loans("label: 'Fee', currency: 'EUR', signed", "label: 'Fee', currency: 'USD', signed")],
    refused: ['Loan : stored values are amounts in EUR and cannot become amounts in USD: give the field a new name'],
  },
  {
    title: 'a role that somebody may have',
    edits: [
      { file: 'access.ts', from: 'patron: { one', to: 'friend: { one' },
      {
        file: 'access.ts',
        from: "'reader', 'patron'], guests: ['reader', 'patron'] }",
        to: "'reader', 'friend'], guests: ['reader', 'friend'] }",
      },
    ],
    refused: ['Member : existing records may be of the role patron: keep it, behind a flag (when) where nobody shall have it any more'],
  },
  {
    title: 'a picture that would be rows',
    edits: [
      {
        file: 'houseSettings.ts',
        from: "logo: { kind: 'image', label: 'Logo', written: 'server' }",
        to: "logo: { kind: 'list', label: 'Logo', addLabel: 'Add', fields: { name: { kind: 'text', label: 'Name' } }, written: 'server' }",
      },
    ],
    refused: ['HouseSettings front: stored values are image and cannot become rows: give the field a new name'],
  },
  {
    title: 'numbers that would be codes, in records and in what refers to them',
    edits: [books("entity: 'Book',\n", "entity: 'Book',\n  key: 'shelf',\n")],
    refused: [
      'Book : stored values are bigint and cannot become text: records that are stored keep their key, and so does what refers to them: leave key of the entity as it was',
      'Loan : stored values are bigint and cannot become text: records that are stored keep their key, and so does what refers to them: leave key of the entity as it was',
    ],
  },
  {
    title: 'keys of other records',
    edits: [loans("label: 'Book', entity: 'Book'", "label: 'Book', entity: 'Member'")],
    refused: ['Loan : stored values are keys of books and cannot become keys of members: give the field a new name'],
  },
  {
    title: 'several keys of other records',
    edits: [books("label: 'Sequels', entity: 'Book'", "label: 'Sequels', entity: 'Member'")],
    refused: ['Book : stored values are keys of books and cannot become keys of members: give the field a new name'],
  },
  {
    title: 'hashes that would be read',
    edits: [
      members(
        "password: { kind: 'secret', label: 'Password', required: true, written: 'server' }",
        "password: { kind: 'text', label: 'Password', required: true, written: 'server' }",
      ),
    ],
    refused: ['Member secrets: stored values are hashed and cannot become text: give the field a new name'],
  },
  {
    title: 'words that would be compared as hashes, and stay readable',
    edits: [members("street: { kind: 'text', label: 'Street' }", "street: { kind: 'secret', label: 'Street' }")],
    refused: ['Member address: stored values are text and cannot become hashed: give the field a new name'],
  },
  {
    title: 'hashes that nobody can open',
    edits: [members("password: { kind: 'secret', label", "password: { kind: 'secret', storedAs: 'sealed', label")],
    refused: ['Member secrets: stored values are hashed and cannot become sealed: give the field a new name'],
  },
  {
    title: 'words that are no options',
    edits: [
      members("street: { kind: 'text', label: 'Street' }", "street: { kind: 'choice', label: 'Street', options: { MAIN: 'Main street' } }"),
    ],
    refused: ['Member address: existing records may hold what is none of its options: give the field a new name'],
  },
  {
    title: 'words that are no roles',
    edits: [members("street: { kind: 'text', label: 'Street' }", "street: { kind: 'choice', label: 'Street', options: 'roles' }")],
    refused: ['Member address: existing records may hold what is none of its options: give the field a new name'],
  },
  {
    title: 'a state that is gone',
    edits: [
      loans(", LOST: { label: 'Lost', tone: 'bad' } }", ' }'),
      loans("      lose: { label: 'Lost', from: ['OUT'], to: 'LOST', needs: 'lends', undo: { by: 'undoLose' } },\n", ''),
      loans(
        "      undoLose: { label: 'Undo', verb: 'undo', from: ['LOST'], to: 'OUT', needs: 'changeHouse', undo: { by: 'lose' } },\n",
        '',
      ),
      loans("'undoGiveBack', 'lose', 'undoLose', 'remind'", "'undoGiveBack', 'remind'"),
    ],
    refused: ["Loan : existing records may be LOST: keep it, with reached: 'outside' where no transition leads there any more"],
  },
  {
    title: 'an amount that would be kept elsewhere, and the old one read by nobody',
    edits: [
      loans("label: 'Fee', currency: 'EUR', signed", "label: 'Fee', signed"),
      loans("sums: ['fee']", 'sums: []'),
      loans("    sums: { of: 'fee', per: 'status' },\n", ''),
    ],
    refused: Array.from(
      { length: 2 },
      () => 'Loan : what it holds would stay behind in "fee", where nobody reads it: give the field a new name',
    ),
  },
  {
    title: 'the same, with another name',
    edits: [
      members(
        "street: { kind: 'text', label: 'Street' }",
        "friend: { kind: 'reference', label: 'Friend', entity: 'Member', was: 'street' }",
      ),
    ],
    refused: ['Member address: what it holds would stay behind in "street", where nobody reads it: give the field a new name'],
  },
  {
    title: 'what cannot come along into another part',
    edits: [
      books("    about: { kind: 'longText', label: 'About' },\n", ''),
      books(
        '  unique: [',
        "  parts: { more: definePart({ read: 'readBooks', fields: { about: { kind: 'integer', label: 'About', was: 'about' } } }) },\n  unique: [",
      ),
      books('import { defineEntity }', 'import { defineEntity, definePart }'),
    ],
    refused: ['Book more: stored values are text and cannot become integer: give the field a new name'],
  },
])('refuses $title', async ({ edits, refused }) => {
  expect(await refusedIn(...edits)).toEqual(refused)
})

const streets = (fields: string): Edit =>
  members(
    "street: { kind: 'text', label: 'Street' }",
    `streets: { kind: 'list', label: 'Streets', addLabel: 'Add', fields: { ${fields} } }`,
  )
const name = "name: { kind: 'text', label: 'Name' }"
const side = (options: string): string => `side: { kind: 'choice', label: 'Side', options: { ${options} } }`

it('refuses what rows hold and nobody would read, and takes what comes to them', async () => {
  const tablesOf = async (fields: string) => {
    const { stand, remove } = await editedStand('library', [streets(fields)])
    remove()
    return stand.world.model.tables
  }
  const { tables } = stepTo([], await tablesOf(`${name}, ${side("LEFT: 'Left', RIGHT: 'Right'")}`))
  const saidOf = async (fields: string) => stepTo(tables, await tablesOf(fields)).narrowings.map(({ message }) => message)
  expect(await saidOf(side("LEFT: 'Left', RIGHT: 'Right'"))).toEqual([
    'existing rows may hold name: text: keep it, an option with retired: true',
  ])
  expect(await saidOf(`${name}, ${side("LEFT: 'Left'")}`)).toEqual([
    'existing rows may hold side: RIGHT: keep it, an option with retired: true',
  ])
  expect(await saidOf(`${name}, ${side("LEFT: 'Left', RIGHT: { label: 'Right', retired: true }, TOP: 'Top'")}`)).toEqual([])
})

it('refuses nothing of tables that were remembered before they told of amounts, roles and rows', () => {
  const told = before.map((table) => ({
    ...table,
    columns: table.columns.map(({ holds, options, rows: _rows, ...rest }) => ({
      ...rest,
      ...(holds?.startsWith('keys of') === true || holds === 'hashed' ? { holds } : {}),
      ...(holds === 'roles' || options === undefined ? {} : { options }),
    })),
  }))
  const { tables } = readState(JSON.stringify({ last: 1, tables: told }))
  expect(stepTo(tables, earlier.model.tables)).toMatchObject({ sql: '', narrowings: [] })
})

it('follows what is renamed: it is the same records', async () => {
  const step = await refusedIn(
    books("entity: 'Book',\n", "entity: 'Volume',\n  was: 'Book',\n  wire: 'books',\n"),
    books("label: 'Sequels', entity: 'Book'", "label: 'Sequels', entity: 'Volume'"),
    loans("label: 'Book', entity: 'Book'", "label: 'Book', entity: 'Volume'"),
    { file: 'vocabulary.ts', from: "'Book'", to: "'Volume'" },
    { file: 'index.ts', from: 'Book: books', to: 'Volume: books' },
    { file: 'house.ts', from: "list: 'Book'", to: "list: 'Volume'" },
  )
  expect(step).toEqual([])
})
