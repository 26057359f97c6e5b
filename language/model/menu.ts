// The side menu and the menus of groups.
import type { Guard } from '../access.ts'
import type { TextKey } from './text.ts'

export interface MenuEntryModel {
  readonly label: TextKey
  readonly icon: string
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
    /** Path of the choice or state that is counted by, and its values that count. */
    readonly path: string
    readonly is: readonly string[]
    readonly guard: Guard
  }
}

export interface MenuModel {
  readonly side: readonly MenuEntryModel[]
  readonly groups: readonly { readonly name: string; readonly path: string; readonly entries: readonly MenuEntryModel[] }[]
}
