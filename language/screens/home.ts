// Where everybody begins who has logged in.
import type { MenuEntrySpec } from '../menu.ts'
import type { AnyWords } from '../words.ts'
import type { ScreenKind } from './kind.ts'

/** Records that are counted, with the way to the list of just those: by filters of that list, for whoever may read them. */
interface CountedSpec<W extends AnyWords> {
  readonly label: string
  readonly of: W['entity']
  /** Only those that have one of these values: { status: ['NEW'] } */
  readonly where?: Readonly<Record<string, readonly string[]>>
}

/** What happened since the viewer was here before. */
export interface SinceSpec<W extends AnyWords> extends CountedSpec<W> {
  /** The time by which it happened since. */
  readonly at: string
  /** Who did it: how many of them the viewer did is told beside. */
  readonly by?: string
}

/** Told only while there are some. */
export interface AlertSpec<W extends AnyWords> extends CountedSpec<W> {
  /** Only those of which this time is more than so many days of the calendar ago: with 3, on a Friday, those of Monday and before. */
  readonly olderThan?: { readonly field: string; readonly days: number }
  /** Only those of which this time is in so many days of the calendar, today among them: 1 is today. */
  readonly within?: { readonly field: string; readonly days: number }
  readonly tone?: 'attention' | 'bad'
}

/** A report at a glance: today, beside the same day a week before up to the same time of day, and the last seven days. */
export interface GlanceSpec<W extends AnyWords> {
  readonly label: string
  readonly of: W['entity']
  /** A report of that entity about all of them: its tiles that say what they count, by a time. */
  readonly report: string
}

/**
 * A greeting, what waits for a decision, and what a product says besides; without links, the way to every screen of the menu.
 * Each sees of it what they may read elsewhere. A product that has no screen at the root has this one.
 */
export interface HomeScreenSpec<W extends AnyWords> {
  readonly path: string
  readonly label: string
  readonly shows: 'home'
  /** Under the greeting, in place of the way to every screen: { to: { own: 'User' }, label: 'My profile', icon: 'person' } */
  readonly links?: readonly Omit<MenuEntrySpec<W>, 'counts'>[]
  /** Since when the oldest of the work waits, with the way to it: of each view among the work that sorts a time, oldest first. */
  readonly oldest?: true
  /** The records that the viewer keeps at hand, and those that stood open lately. */
  readonly recent?: true
  /** today: { label: 'Money today', of: 'Loan', report: 'takings' } */
  readonly figures?: Readonly<Record<string, GlanceSpec<W>>>
  /** returned: { label: 'Books given back', of: 'Loan', at: 'back', by: 'takenBack' } */
  readonly since?: Readonly<Record<string, SinceSpec<W>>>
  /** overdue: { label: 'Out for more than 28 days', of: 'Loan', where: { status: ['OUT'] }, olderThan: { field: 'since', days: 28 } } */
  readonly alerts?: Readonly<Record<string, AlertSpec<W>>>
}

export const home = { shows: 'anything' } as const satisfies ScreenKind

/** What it says, where a product says nothing else: products without one need not carry it. */
export const homeTexts = { 'home.greeting': 'Hello, {0}', 'home.work': 'Waiting for a decision', 'home.places': 'Where to go' }
