// What every kind of screen is: what all of them may say in a spec, and what the rest of the engine asks of a kind.
import type { Requirement } from '../requirement.ts'
import type { AnyWords } from '../words.ts'

export interface ScreenAside<W extends AnyWords> {
  /** Its route name where it is not the plural on the wire. */
  readonly name?: string
  /** Who may open it; absent = whoever may read the entity. */
  readonly needs?: Requirement<W>
  /** Only while this feature flag is on. */
  readonly when?: W['flag']
  /** Operations of others that its customs read with; the screen's requirement suffices for them (their `also`). */
  readonly uses?: readonly string[]
}
export interface ScreenCommon<W extends AnyWords> extends ScreenAside<W> {
  /**
   * /books, /books/:bookId. Of several parameters the last is the record's key, those before it name its references: /authors/:authorId/books/:bookId.
   * A link that does not know these writes - there, and the screen puts its address right.
   */
  readonly path: string
}

/** One kind of screen. Its look is the browser's: the registry there demands it. */
export interface ScreenKind {
  /** Records of an entity, one that its address names, the only one there is, figures over a time, help for who works here, who may what, or what its code says. */
  readonly shows: 'records' | 'record' | 'single' | 'figures' | 'help' | 'rights' | 'anything'
}
