// The verdict on what is no look and no data: a desk keeps claims, a list's actions are run over many, a plan says how they are handed out, an answer is stored.
import { expect, it } from 'vitest'
import { differenceOf } from '../../generator/diff/differenceOf.ts'
import { editedStand, type Edit } from './verdict/editedStand.ts'
import { toldOf } from './verdict/toldOf.ts'

const edit = (file: string, from: string, to: string): Edit => ({ file, from, to })

it.each([
  ['a desk', 'beside', edit('index.ts', "        look: 'desk',\n", ''), 'widening', 'Loan.list.views.red.look is gone: desk (widening)'],
  [
    'what a list offers',
    'library',
    edit('loans.ts', "'undoGiveBack', 'lose',", "'undoGiveBack',"),
    'unjudged',
    'Loan.queue.actions.2 without lose (unjudged)',
  ],
  [
    'how it is handed out',
    'runs',
    edit('index.ts', "sums: ['fee'], per: 'book' }", "sums: ['fee'] }"),
    'unjudged',
    'Loan.queue.plan.per is gone: book (unjudged)',
  ],
  [
    'where flags are kept',
    'library',
    edit('house.ts', "  configuration: { entity: 'HouseSettings', part: 'front' },\n", ''),
    'unjudged',
    'app.configuration is gone (unjudged)',
  ],
  [
    'which places are taken',
    'library',
    edit('members.ts', "level: 'country' }", "level: 'place' }"),
    'unjudged',
    'Member.parts.address.fields.country.level was country, is place (unjudged)',
  ],
])('never calls safe that %s is another', async (_what, name, change, verdict, words) => {
  const told = await toldOf(name, change)
  expect(told.verdict).toContain(verdict)
  expect(told.changes).toContainEqual(expect.stringContaining(words))
  expect(told.text).not.toContain('safe')
})

it('tells who gives by an answer what the system alone wrote', async () => {
  const ask = "condition: { kind: 'text', label: 'Condition', max: 100 } }"
  const more = ask.replace(/ }$/, ", fee: { kind: 'money', label: 'Fee', currency: 'EUR' } }")
  const told = await toldOf('library', edit('loans.ts', `asks: { ${ask}`, `asks: { ${more}`))
  expect(told.text).toContain('+ librarian gives Loan.fee with giveBack\n')
  expect(told.verdict).toContain('widening')
})

it('tells what cards show to whoever reads references of their own alone', async () => {
  const own: readonly Edit[] = [
    edit(
      'access.ts',
      "my: ['readMe', 'changeMe'], holds: ['director', 'librarian']",
      "my: ['readMe', 'changeMe'], holds: ['director'], holdsMy: ['director', 'librarian']",
    ),
    edit(
      'access.ts',
      "any: ['readLoans', 'changeLoans'], holds: ['director', 'librarian']",
      "any: ['readLoans', 'changeLoans'], holds: ['director']",
    ),
  ]
  const more = edit(
    'members.ts',
    "under: ['role'], marks: ['status', 'fees.status'] },\n  read",
    "under: ['role', 'cardNumber'], marks: ['status', 'fees.status'] },\n  read",
  )
  const before = await editedStand('library', own)
  before.remove()
  const after = await editedStand('library', [...own, more])
  after.remove()
  expect(differenceOf(before.stand, after.stand).access).toContain('+ librarian reads Member.cardNumber by cards')
})
