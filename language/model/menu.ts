// The side menu and the menus of groups.
import type { IconName } from '../icons.ts'
import type { Guard } from '../access.ts'
import type { FilterWire } from '../filters/kind.ts'
import type { TextKey } from './text.ts'

export interface MenuEntryModel {
  readonly label: TextKey
  readonly icon: IconName
  readonly name: string
  readonly guard: Guard
  readonly when?: string
  readonly to:
    | { readonly path: string }
    | { readonly own: string }
    | { readonly group: string }
    | { readonly link: string }
    | { readonly command: 'logout' }
  readonly counts?: {
    readonly operation: string
    readonly document: string
    readonly entity: string
    /** What they are: the label of the view that is counted, and its filter, called as the contract has it. */
    readonly label: TextKey
    readonly filter: Readonly<Record<string, FilterWire>>
    readonly guard: Guard
    /** Where just that view is. */
    readonly path: string
  }
}

export interface MenuModel {
  /** Customs in the bar at the top, and who sees them. */
  readonly bar?: readonly { readonly custom: string; readonly guard: Guard }[]
  readonly side: readonly MenuEntryModel[]
  /** What waits for a decision, where that is more than the side menu counts. */
  readonly work?: readonly MenuEntryModel[]
  readonly groups: readonly { readonly name: string; readonly path: string; readonly entries: readonly MenuEntryModel[] }[]
}
