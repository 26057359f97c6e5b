// What a kind of action brings to the examination that all of them sit. A new kind cannot be registered without one.
import type { ActionKindName } from '../../../language/actions/index.ts'

export interface Passport {
  /** An action of the library that is of this kind: entity and path. */
  readonly of: readonly [entity: string, path: string]
  /** How the contract says it. */
  readonly contract: string
  /** What its document asks of the answer. */
  readonly answers: readonly string[]
}

const part = (name: string) => [`${name}Saved`, `${name}Conflict`, 'Invalid', 'Refused', 'Gone']
const done = ['Done', 'Invalid', 'Refused', 'Gone', 'Stale']

export const passports = {
  create: {
    of: ['Book', 'create'],
    contract: 'booksCreate(key: Uuid!, input: BooksCreateInput!, ticks: [String!]): BookChange!',
    answers: part('Book'),
  },
  update: {
    of: ['Book', 'update'],
    contract: 'booksUpdate(id: ID!, version: Int!, key: Uuid!, patch: BooksUpdatePatch!, ticks: [String!]): BookChange!',
    answers: part('Book'),
  },
  remove: {
    of: ['Book', 'remove'],
    contract: 'booksDelete(id: ID!, version: Int!, key: Uuid!, ticks: [String!]): BookRemoval!',
    answers: ['Done', 'BookConflict', 'Refused', 'Gone'],
  },
  transition: {
    of: ['Loan', 'giveBack'],
    contract: 'loansGiveBack(id: ID!, version: Int!, key: Uuid!, input: LoansGiveBackInput, ticks: [String!]): LoanChange!',
    answers: part('Loan'),
  },
  reorder: {
    of: ['Book', 'reorder'],
    contract: 'booksReorder(id: ID!, version: Int!, key: Uuid!, input: BooksReorderInput, ticks: [String!]): CustomChange!',
    answers: done,
  },
  restore: {
    of: ['BookVersion', 'restore'],
    contract: 'booksRestore(id: ID!, version: Int!, key: Uuid!, ticks: [String!]): CustomChange!',
    answers: done,
  },
  custom: {
    of: ['Loan', 'remind'],
    contract: 'loansRemind(key: Uuid!, input: LoansRemindInput, ticks: [String!]): CustomChange!',
    answers: done,
  },
} as const satisfies Record<ActionKindName, Passport>
