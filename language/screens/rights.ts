// Who may what: the rights of all roles beside each other.
import type { Requirement } from '../requirement.ts'
import type { AnyWords } from '../words.ts'
import type { ScreenKind } from './kind.ts'

/** What each role holds at this moment, right by right. No menu leads there: it is a tab beside the help of one's role, and found by name. */
export interface RightsScreenSpec<W extends AnyWords> {
  readonly path: string
  readonly label: string
  readonly shows: 'rights'
  readonly needs: Requirement<W>
  readonly when?: W['flag']
}

export const rights = { shows: 'rights' } as const satisfies ScreenKind
