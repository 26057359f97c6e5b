// Where everybody begins who has logged in.
import type { ScreenKind } from './kind.ts'

/** A greeting, what waits for a decision, and the way to every screen of the menu. A product that has no screen at the root has this one. */
export interface HomeScreenSpec {
  readonly path: string
  readonly label: string
  readonly shows: 'home'
}

export const home = { shows: 'anything' } as const satisfies ScreenKind

/** What it says, where a product says nothing else: products without one need not carry it. */
export const homeTexts = { 'home.greeting': 'Hello, {0}', 'home.work': 'Waiting for a decision', 'home.places': 'Where to go' }
