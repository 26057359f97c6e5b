// What a kind of section brings to the examination that all of them sit. A new kind cannot be registered without one.
import type { SectionKindName } from '../../../language/sections/index.ts'

type Said = Readonly<Record<string, unknown>>

export interface Passport {
  /** What a spec of a library's loan says, without kind and label. */
  readonly spec: Said
  /** What the console is told of it, besides name, kind and label. */
  readonly model: Said
  /** Fields of the loan that it shows. */
  readonly paths: readonly string[]
  /** What a spec may not say, and what it is told. */
  readonly bad: readonly { readonly spec: Said; readonly code: string }[]
}

const misspelt = { code: 'unknown-field' }
const entries = { entity: 'Loan', by: 'follows', from: 'member', text: 'note' }
const threads = { entity: 'Loan', by: 'follows', with: 'member', entries }
const timed = { loans: { label: 'Loans', entity: 'Loan', by: 'follows', shows: ['member'] } } as const
const rule = { right: 'readLoans' }
const own = { right: 'readMe' }

export const passports = {
  facts: {
    spec: { fields: ['since', 'member'], needs: 'readHouse', defaults: true },
    model: {
      guard: { rule: { allOf: [{ right: 'readHouse' }, rule] }, own },
      fields: ['since', 'member'],
      defaults: true,
      actions: [],
    },
    paths: ['since', 'member'],
    bad: [
      { spec: {}, code: 'missing-property' },
      { spec: { fields: ['sinse'] }, ...misspelt },
    ],
  },
  form: {
    spec: { fields: ['note'], facts: ['since'], unless: 'shopUrl', actions: ['giveBack'] },
    model: {
      guard: { rule, own },
      part: '',
      fields: ['note'],
      facts: ['since'],
      form: 'loansUpdate',
      unless: 'shopUrl',
      actions: ['giveBack'],
    },
    paths: ['note', 'since'],
    bad: [
      { spec: { part: 'notes' }, code: 'unknown-part' },
      { spec: { fields: ['nota'] }, ...misspelt },
    ],
  },
  related: {
    spec: { entity: 'Loan', by: 'follows', path: 'following', without: ['book'] },
    model: {
      guard: { rule, own },
      entity: 'Loan',
      by: 'follows',
      screen: 'loanShown',
      path: '/loans/:loanId/following',
      without: ['book'],
    },
    paths: [],
    bad: [
      { spec: { entity: 'Lone', by: 'follows' }, code: 'unknown-entity' },
      { spec: { entity: 'Loan' }, code: 'missing-property' },
      { spec: { entity: 'Loan', by: 'book' }, code: 'wrong-reference' },
      { spec: { entity: 'Loan', by: 'follows', without: ['bok'] }, code: 'unknown-column' },
    ],
  },
  report: {
    spec: { report: 'lately', needs: 'readHouse' },
    model: { guard: { rule: { allOf: [{ right: 'readHouse' }, rule] } }, report: 'lately' },
    paths: [],
    bad: [
      { spec: {}, code: 'missing-property' },
      { spec: { report: 'latly' }, code: 'unknown-report' },
    ],
  },
  threads: {
    spec: { ...threads, copyOf: 'follows', last: 'condition', marks: ['kept'], answers: 'extend' },
    model: { guard: { rule, own }, ...threads, copyOf: 'follows', last: 'condition', marks: ['kept'], answers: 'extend' },
    paths: [],
    bad: [
      { spec: { ...threads, by: 'book' }, code: 'wrong-reference' },
      { spec: { ...threads, entries: { ...entries, by: 'book' } }, code: 'wrong-reference' },
      { spec: { ...threads, entries: { ...entries, from: undefined } }, code: 'missing-property' },
      { spec: { ...threads, entries: { ...entries, entity: 'Book' } }, code: 'unsorted-threads' },
      { spec: { ...threads, entries: { ...entries, text: 'back' } }, code: 'unknown-column' },
      { spec: { ...threads, marks: ['note'] }, code: 'unfit-field' },
      { spec: { ...threads, copyOf: 'book' }, code: 'unfit-field' },
      { spec: { ...threads, answers: 'create' }, code: 'unknown-action' },
    ],
  },
  timeline: {
    spec: { from: { ...timed, audit: { label: 'Changes', audit: 'edits' } }, composes: 'loans' },
    model: {
      guard: { rule: { anyOf: [rule, { right: 'readHouse' }] }, own },
      from: [
        {
          name: 'loans',
          label: 'entities.loans.timeline.shown.loans',
          guard: { rule, own },
          entity: 'Loan',
          by: 'follows',
          shows: ['member'],
        },
        {
          name: 'audit',
          label: 'entities.loans.timeline.shown.audit',
          guard: { rule: { right: 'readHouse' } },
          audit: 'edits',
          entity: 'Trail',
          by: 'target',
        },
      ],
      composes: { source: 'loans', guard: { rule: { allOf: [{ right: 'readBooks' }, { right: 'changeLoans' }] } } },
    },
    paths: [],
    bad: [
      { spec: { from: { loans: { ...timed.loans, by: 'book' } } }, code: 'wrong-reference' },
      { spec: { from: { loans: { ...timed.loans, shows: ['bok'] } } }, code: 'unknown-column' },
      { spec: { from: { loans: { ...timed.loans, entity: 'Book' } } }, code: 'timeless' },
      { spec: { from: { loans: { label: 'Loans', by: 'follows' } } }, code: 'missing-property' },
      { spec: { from: { made: { label: 'Made', audit: 'makings' } } }, code: 'unknown-value' },
      { spec: { from: timed, composes: 'lones' }, code: 'unknown-source' },
      { spec: { from: { made: { label: 'Made', audit: 'edits' } }, composes: 'made' }, code: 'uncreatable' },
      { spec: { from: { loans: { ...timed.loans, by: 'renews' } }, composes: 'loans' }, code: 'uncreatable' },
      { spec: { from: timed, needs: 'readHouse' }, code: 'unknown-property' },
    ],
  },
  factors: {
    spec: { entity: 'Loan', by: 'follows' },
    model: { guard: { rule, own }, entity: 'Loan', by: 'follows' },
    paths: [],
    bad: [
      { spec: { entity: 'Lone', by: 'follows' }, code: 'unknown-entity' },
      { spec: { entity: 'Loan' }, code: 'missing-property' },
      { spec: { entity: 'Loan', by: 'book' }, code: 'wrong-reference' },
    ],
  },
  receipt: {
    spec: { fields: ['since'] },
    model: { guard: { rule, own }, fields: ['since'] },
    paths: ['status', 'entity', 'operation', 'total', 'done', 'refused', 'since'],
    bad: [{ spec: { fields: ['sinse'] }, ...misspelt }],
  },
  custom: {
    spec: { needs: 'readHouse', own: 'readMe' },
    model: { guard: { rule: { right: 'readHouse' }, own }, custom: 'shown' },
    paths: [],
    bad: [
      { spec: {}, code: 'missing-property' },
      { spec: { needs: 'readHous' }, code: 'unknown-right' },
    ],
  },
} as const satisfies Record<SectionKindName, Passport>
