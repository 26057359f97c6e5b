// A screen of the product's own making.
import type { Requirement } from '../requirement.ts'
import type { AnyWords } from '../words.ts'
import type { ScreenKind } from './kind.ts'

/** A screen of its own making; it still gets guard, route and menu entry. */
export interface CustomScreenSpec<W extends AnyWords> {
  readonly path: string
  readonly label: string
  readonly needs: Requirement<W>
  readonly when?: W['flag']
  /** Without menu and side bar. */
  readonly bare?: true
  /** A tab beside the list of this entity; the path above both opens the list. */
  readonly tabOf?: W['entity']
  readonly uses?: readonly string[]
}

export const custom = { shows: 'anything' } as const satisfies ScreenKind
