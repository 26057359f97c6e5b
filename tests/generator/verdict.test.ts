// The verdict on a change of the specs: "safe" only where nothing but labels, order, look and texts is another; whatever else is listed with its place.
import { expect, it } from 'vitest'
import { changesBetween } from '../../generator/diff/changes.ts'
import type { Written } from '../../generator/written.ts'
import { standOfCase, type Edit } from './verdict/editedStand.ts'
import { toldOf } from './verdict/toldOf.ts'

interface Case {
  readonly title: string
  readonly edits: readonly Edit[]
  readonly of?: string
  readonly verdict: readonly string[]
  readonly changes: readonly string[]
}
const loans = (from: string, to: string): Edit => ({ file: 'loans.ts', from, to })
const members = (from: string, to: string): Edit => ({ file: 'members.ts', from, to })
const books = (from: string, to: string): Edit => ({ file: 'books.ts', from, to })
const house = (from: string, to: string): Edit => ({ file: 'house.ts', from, to })
const access = (from: string, to: string): Edit => ({ file: 'access.ts', from, to })

const opening: readonly Case[] = [
  {
    title: 'a guard dropped',
    edits: [loans("        guards: ['bookIsHere'],\n        effect", '        effect')],
    verdict: ['widening'],
    changes: ['specs/loans.ts:33 before Loan.lifecycle.transitions.giveBack.guards is gone: ["bookIsHere"] (widening)'],
  },
  {
    title: 'one guard of several dropped',
    edits: [members("guards: ['notMyself'],", 'guards: [],')],
    verdict: ['widening'],
    changes: ['specs/members.ts:16 before Member.guards.0 without notMyself (widening)'],
  },
  {
    title: 'another role that everybody new begins with',
    edits: [members("starts: 'reader'", "starts: 'director'")],
    verdict: ['unjudged'],
    changes: ['specs/members.ts:23 Member.fields.role.starts was reader, is director (unjudged)'],
  },
  {
    title: 'a role that was offered behind a flag',
    edits: [access("patron: { one: 'Patron', many: 'Patrons', when: 'patrons' }", "patron: { one: 'Patron', many: 'Patrons' }")],
    verdict: ['widening'],
    changes: ['specs/access.ts:9 before access.roles.patron.when is gone: patrons (widening)'],
  },
  {
    title: 'an action from one more state',
    edits: [loans("from: ['OUT'],\n        to: 'BACK'", "from: ['OUT', 'LOST'],\n        to: 'BACK'")],
    verdict: ['widening'],
    changes: ['specs/loans.ts:28 Loan.lifecycle.transitions.giveBack.from.1 also LOST (widening)'],
  },
  {
    title: 'another state that may log in',
    edits: [house("enters: ['ACTIVE']", "enters: ['ACTIVE', 'BLOCKED']")],
    verdict: ['widening'],
    changes: ['specs/house.ts:23 person.enters.1 also BLOCKED (widening)'],
  },
  {
    title: 'a right taken out of a combined one that everybody holds anyway',
    edits: [house("lends: { allOf: ['readBooks', 'changeLoans'] }", "lends: 'changeLoans'")],
    verdict: ['widening'],
    changes: ['specs/house.ts:4 named.lends was {"allOf":["readBooks","changeLoans"]}, is changeLoans (widening)'],
  },
  {
    title: 'reads no longer audited',
    of: 'ordered',
    edits: [{ file: 'index.ts', from: '  readsAudited: true,\n', to: '' }],
    verdict: ['widening'],
    changes: [expect.stringMatching(/^specs\/index\.ts:\d+ before \w+\.readsAudited is gone: true \(widening\)$/)],
  },
  {
    title: 'who one is no longer asked where one changes it of oneself',
    edits: [members(", ownAsks: 'password'", '')],
    verdict: ['breaking', 'widening'],
    changes: ['specs/members.ts:20 before Member.fields.email.ownAsks is gone: password (widening)'],
  },
  {
    title: 'more of a masked value shown',
    of: 'maskedFields',
    edits: [{ file: 'index.ts', from: 'shows: 4', to: 'shows: 6' }],
    verdict: ['widening'],
    changes: ['specs/index.ts:22 Member.fields.library.shows was 4, is 6 (widening)'],
  },
]

it.each([...opening])('is not safe: $title', async ({ of = 'library', edits, verdict, changes }) => {
  const told = await toldOf(of, ...edits)
  expect({ verdict: told.verdict, changes: told.changes }).toEqual({ verdict, changes })
  expect(told.text).not.toContain('safe')
})

it('calls it widening that a role is given by others, too, or by whoever gives roles', async () => {
  const { written } = await standOfCase('library')
  const givenBy = (...roles: readonly string[]): Written => {
    const { librarian } = written.access.roles
    if (!librarian) throw new Error('no librarian')
    const roleOf = roles.length === 0 ? librarian : { ...librarian, givenBy: roles }
    return { ...written, access: { ...written.access, roles: { ...written.access.roles, librarian: roleOf } } }
  }
  const path = ['access', 'roles', 'librarian', 'givenBy']
  expect(changesBetween(givenBy('director'), givenBy('librarian', 'director'))).toEqual([
    { means: 'widening', path: [...path, 0], words: 'also librarian', side: 'after' },
  ])
  expect(changesBetween(givenBy('director'), givenBy())).toEqual([
    { means: 'widening', path, words: 'is gone: ["director"]', side: 'before' },
  ])
})

it('calls a mask that goes widening, and nobody loses by it', async () => {
  const from = "kind: 'masked', label: 'Card of another library', shows: 4, reveal: 'readHouse', written: 'server'"
  const told = await toldOf('maskedFields', {
    file: 'index.ts',
    from,
    to: "kind: 'text', label: 'Card of another library', written: 'server'",
  })
  expect(told.text).toContain('+ librarian reads Member.library\n')
  expect(told.text).not.toMatch(/^ {2}- /m)
  expect(told.verdict).toContain('widening')
  expect(told.verdict).not.toContain('narrowing')
  expect(told.changes).toContain('specs/index.ts:22 Member.fields.library.kind was masked, is text (widening)')
  expect(told.changes).toContain('specs/index.ts:22 before Member.fields.library.shows is gone: 4 (widening)')
})

it('calls a mask that comes narrowing', async () => {
  const edit = members("phone: { kind: 'phone'", "phone: { kind: 'masked', shows: 2, reveal: 'nobody'")
  const { verdict, text } = await toldOf('library', edit)
  expect(text).toContain('- librarian reads Member.address.phone\n')
  expect(verdict).toContain('narrowing')
  expect(verdict).not.toContain('widening')
})

const narrowing: readonly Case[] = [
  {
    title: 'a guard more',
    edits: [books("create: { label: 'Add book',", "create: { label: 'Add book', guards: ['bookIsHere'],")],
    verdict: ['narrowing'],
    changes: ['specs/books.ts:25 Book.create.guards is new: ["bookIsHere"] (narrowing)'],
  },
  {
    title: 'a role given by some only',
    edits: [access("many: 'Librarians', staff: true }", "many: 'Librarians', staff: true, givenBy: ['director'] }")],
    verdict: ['narrowing'],
    changes: ['specs/access.ts:7 access.roles.librarian.givenBy is new: ["director"] (narrowing)'],
  },
  {
    title: 'a limit',
    edits: [books("label: 'Pages', min: 1", "label: 'Pages', min: 2")],
    verdict: ['narrowing'],
    changes: ['specs/books.ts:16 Book.fields.pages.min was 1, is 2 (narrowing)'],
  },
]
it.each([...narrowing])('tells: $title', async ({ edits, verdict, changes }) => {
  const told = await toldOf('library', ...edits)
  expect({ verdict: told.verdict, changes: told.changes }).toEqual({ verdict, changes })
})

it('tells an added field by who reads it, with its place', async () => {
  const told = await toldOf('library', books('    pages: {', "    maker: { kind: 'text', label: 'Maker' },\n    pages: {"))
  expect(told.verdict).toEqual(['widening'])
  expect(told.changes).toEqual(['specs/books.ts:16 Book.fields.maker is new (told)'])
})

it('takes a text that names another field for more than a text', async () => {
  const { verdict, changes } = await toldOf('library', members("says: 'Block {name}?'", "says: 'Block {email}?'"))
  expect(verdict).toEqual(['unjudged'])
  expect(changes).toEqual([
    expect.stringContaining('Member.lifecycle.transitions.block.confirms.says was Block {name}?, is Block {email}?'),
  ])
})

const harmless: readonly (readonly [string, ...(readonly Edit[])])[] = [
  ['a label', books("label: 'Shelf'", "label: 'Place'")],
  ['a help text', books('/** Where it stands: room and number. */', '/** Where to look for it. */')],
  ['a text of the product', house("notAtTheDesk: 'Only the desk may enter.'", "notAtTheDesk: 'The desk only.'")],
  ['the order of columns', books("columns: ['title', 'shelf',", "columns: ['shelf', 'title',")],
  ['the order of options', books("NOVEL: 'Novel', POEMS: 'Poems'", "POEMS: 'Poems', NOVEL: 'Novel'")],
  [
    'a tone and an icon',
    loans("label: 'Out', tone: 'attention'", "label: 'Out', tone: 'neutral'"),
    house("icon: 'description'", "icon: 'listAlt'"),
  ],
  ['a colour', house("primary: '#224466'", "primary: '#224477'")],
]
it.each(harmless.map(([title, ...edits]) => ({ title, edits })))('is safe: $title', async ({ edits }) => {
  const { verdict, changes, text } = await toldOf('library', ...edits)
  expect({ verdict, changes }).toEqual({ verdict: [], changes: [] })
  expect(text).toContain('Verdict: safe: nothing but labels, order, look and texts\n')
})

it('leaves it to a person that what is stored is of another currency', async () => {
  const { verdict, changes, text } = await toldOf('library', loans("label: 'Fee', currency: 'EUR'", "label: 'Fee', currency: 'USD'"))
  expect(verdict).toContain('unjudged')
  expect(changes).toEqual(['specs/loans.ts:18 Loan.fields.fee.currency was EUR, is USD (unjudged)'])
  expect(text).not.toContain('safe')
})
