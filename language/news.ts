// What is new: records that came since one last opened the bell. Nothing of it is stored but that moment.
import type { SinceSpec } from './screens/index.ts'
import type { AnyWords } from './words.ts'

/** Counted and led to as what a home screen tells since a visit. */
export interface NewsSpec<W extends AnyWords> extends Omit<SinceSpec<W>, 'by'> {
  /** A reference to a person: only those of which it is the viewer, who is told at once when one comes. */
  readonly mine?: string
}
