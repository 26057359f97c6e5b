// What the console is like to work with, as its viewer's role finds it: screens, actions, fields and rules, written from the specs.
import type { Requirement } from '../requirement.ts'
import type { AnyWords } from '../words.ts'
import type { ScreenKind } from './kind.ts'

/** The bar at the top leads there. */
export interface HandbookScreenSpec<W extends AnyWords> {
  readonly path: string
  readonly label: string
  readonly handbook: true
  readonly needs: Requirement<W>
  readonly when?: W['flag']
  /** A tab beside the list of this entity; the path above both opens the list. */
  readonly tabOf?: W['entity']
}

export const handbook = { shows: 'help' } as const satisfies ScreenKind
