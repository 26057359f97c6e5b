// What the console is like to work with, as its viewer's role finds it: screens, actions, fields and rules, written from the specs.
import type { Requirement } from '../requirement.ts'
import type { AnyWords } from '../words.ts'
import type { ScreenKind } from './kind.ts'

/** What each role finds, the guide for who changes the specs, everything that these may say, and what is told where they are wrong. */
export const books = ['role', 'guide', 'reference', 'problems'] as const
export type Book = (typeof books)[number]

/** The bar at the top leads to that of one's role; the others are tabs beside it. */
export interface HandbookScreenSpec<W extends AnyWords> {
  readonly path: string
  readonly label: string
  readonly handbook: Book
  readonly needs: Requirement<W>
  readonly when?: W['flag']
}

export const handbook = { shows: 'help' } as const satisfies ScreenKind
