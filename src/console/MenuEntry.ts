// One entry of a menu as it is drawn: always a link.
import type { IconName } from '../../language/icons.ts'
import type { FilterWire } from '../../language/filters/kind.ts'

export interface MenuEntry {
  readonly name: string
  /** Words already. */
  readonly label: string
  readonly icon: IconName
  /** A path of the console, or an address outside of it. */
  readonly to: string
  readonly outside: boolean
  /** The viewer's own record. */
  readonly own: boolean
  readonly active: boolean
  /** Exact number beside the label; absent while unknown. */
  readonly count?: CountOf
}

/** What is counted, for the one who reads it. */
export interface CountOf {
  readonly entity: string
  readonly document: string
  /** What is counted, in words, and the filter that finds it. */
  readonly label: string
  readonly filter: Readonly<Record<string, FilterWire>>
  /** Where just that is. */
  readonly to: string
}
