// Entries of menus: where each leads, who sees it, what it counts.
import type { IconName } from './icons.ts'
import type { Requirement } from './requirement.ts'
import type { AnyWords } from './words.ts'

export type MenuTarget<W extends AnyWords> =
  | { readonly list: W['entity'] }
  | { readonly queue: W['entity'] }
  | { readonly settings: W['entity'] }
  | { readonly own: W['entity'] }
  | { readonly custom: string }
  | { readonly group: string }
  | { readonly link: string }
  | { readonly command: 'logout' }

export interface MenuEntrySpec<W extends AnyWords> {
  readonly to: MenuTarget<W>
  readonly label: string
  readonly icon: IconName
  /** Who sees it, where that differs from who may open it. */
  readonly needs?: Requirement<W>
  readonly when?: W['flag']
  /** Its name in the configured list of disabled entries. */
  readonly name?: string
  /** Counts the records of this view of the entity's list beside the label; the view's label says what they are. */
  readonly counts?: { readonly entity: W['entity']; readonly view: string }
}
