// Figures over a time, counted by a custom of the server: one read in parts, each of which may ask more than the read. All have one shape
// (name, day, key, value, before), and days are whole days of the zone that the browser names.
import type { Requirement } from './requirement.ts'
import type { AnyWords } from './words.ts'

export interface ReportSpec<W extends AnyWords> {
  /** The custom that counts. It is told which parts its reader may have and counts no others. */
  readonly by: string
  /** Its whole name on the wire, where that is not the entity's name, get and its own. */
  readonly wire?: string
  /** About one record; absent = about all of them. */
  readonly on?: 'record'
  readonly needs: Requirement<W>
  readonly parts: Readonly<Record<string, { readonly needs?: Requirement<W> }>>
}
