// Figures over a time: one read in parts, each of which may ask more than the read. Days are whole days of the zone that the browser names.
// A figure says what it counts and how it looks; what no table says a custom counts. On the wire all have one shape (name, day, key, value, before).
import type { FigureSpec } from './figures/index.ts'
import type { Requirement } from './requirement.ts'
import type { AnyWords } from './words.ts'

export interface ReportSpec<W extends AnyWords> {
  /** The custom that counts the figures that do not say what they count. It is told which parts its reader may have and counts no others. */
  readonly by?: string
  /** Its whole name on the wire, where that is not the entity's name, get and its own. */
  readonly wire?: string
  /** About one record; absent = about all of them. */
  readonly on?: 'record'
  readonly needs: Requirement<W>
  /** Each asks besides what reading the fields asks that its figures count by. */
  readonly parts: Readonly<Record<string, { readonly needs?: Requirement<W> }>>
  /** In the order in which they are shown. */
  readonly figures: Readonly<Record<string, FigureSpec<W>>>
}
