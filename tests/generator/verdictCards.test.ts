// The verdict on what is shown along the way: by cards, which ask for nothing but the reference, by counts and reports, and by whose a record is.
import { expect, it } from 'vitest'
import { acceptedText } from '../../generator/diff/accepted.ts'
import { compareAccess } from '../../generator/diff/compareAccess.ts'
import { differenceOf } from '../../generator/diff/differenceOf.ts'
import { unaccepted } from '../../generator/diff/unaccepted.ts'
import { resolve } from '../../generator/resolve/resolve.ts'
import type { Written, WrittenEntity, WrittenReport } from '../../generator/written.ts'
import { editedStand, standOfCase, type Edit } from './verdict/editedStand.ts'
import { toldOf } from './verdict/toldOf.ts'

const unknown = { fileOf: () => 'specs', helpOf: () => undefined }
const edit = (file: string, from: string, to: string): Edit => ({ file, from, to })
const loseDesk = edit(
  'access.ts',
  "any: ['readLoans', 'changeLoans'], holds: ['director', 'librarian']",
  "any: ['readLoans', 'changeLoans'], holds: ['director']",
)
const director = edit(
  'access.ts',
  "my: ['readMe', 'changeMe'], holds: ['director', 'librarian']",
  "my: ['readMe', 'changeMe'], holds: ['director']",
)

it('calls it widening that a card shows more to whoever reads a reference and not the record', async () => {
  const before = await editedStand('library', [director])
  before.remove()
  const after = await editedStand('library', [
    director,
    edit('members.ts', "'portrait', under: ['role']", "'portrait', under: ['role', 'cardNumber']"),
  ])
  after.remove()
  const { access, verdict } = differenceOf(before.stand, after.stand)
  expect(access).toContain('+ librarian reads Member.cardNumber by cards')
  expect(verdict).toContain('widening')
})

it('says nothing of a card to whoever reads the record itself', async () => {
  const { verdict } = await toldOf(
    'library',
    edit('members.ts', "'portrait', under: ['role']", "'portrait', under: ['role', 'cardNumber']"),
  )
  expect(verdict).not.toContain('widening')
})

it.each([
  ['other sums', 'library', edit('loans.ts', ", sums: ['fee'] }", ' }'), ['unjudged'], 'Loan.reads.getStats.sums is gone'],
  ['a part that nothing hides', 'hiddenFields', edit('index.ts', "  hiddenBy: 'disabledPages',\n", ''), ['widening'], 'hiddenBy is gone'],
  [
    'a comparison turned round',
    'fieldRules',
    edit('index.ts', "order: { must: { lte: ['from', 'until'] }", "order: { must: { lte: ['until', 'from'] }"),
    ['unjudged'],
    'must.lte is in another order',
  ],
  ['a limit that comes', 'library', edit('members.ts', "kind: 'secret', ", "kind: 'secret', min: 1, "), ['unjudged'], 'min is new: 1'],
])('never calls safe %s', async (_what, name, change, verdict, words) => {
  const told = await toldOf(name, change)
  expect(told.verdict).toEqual(verdict)
  expect(told.changes).toContainEqual(expect.stringContaining(words))
  expect(told.text).not.toContain('safe')
})

it('tells whose a record is now beside a right that is lost', async () => {
  const { verdict } = await toldOf('library', loseDesk, edit('loans.ts', "own: 'member'", "own: 'takenBy'"))
  expect(verdict).toEqual(expect.arrayContaining(['narrowing', 'unjudged']))
})

it('tells role by role who counts a part of a report, takes lists out as files and views as others', async () => {
  const { written } = await standOfCase('reports')
  const { Book, ...others } = written.entities
  const all = { ...Book?.reports?.['all'], parts: { lent: {}, counted: {}, fines: {} } } as WrittenReport
  const after = {
    ...written,
    person: { ...written.person, exports: 'readBooks', viewAs: 'readBooks' },
    entities: { ...others, Book: { ...Book, reports: { ...Book?.reports, all } } as WrittenEntity },
  } as Written
  const { lines } = compareAccess(resolve(written, unknown), resolve(after, unknown))
  expect(lines).toEqual(
    expect.arrayContaining([
      '+ librarian counts Book.all.fines',
      '+ librarian takes lists out as files',
      '+ librarian views as other roles',
    ]),
  )
})

it('accepts a value of several lines as it is', async () => {
  const { written } = await standOfCase('library')
  const after = { ...written, app: { ...written.app, constants: { footer: 'One\nTwo\u2028Three' } } } as Written
  const agreed = { model: resolve(written, unknown), written: after }
  expect(unaccepted(agreed, acceptedText(agreed))).toEqual([])
})
