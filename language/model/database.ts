// Tables of the database.

/** A table of the database, for migrations and queries. */
export interface TableModel {
  readonly name: string
  readonly entity: string
  readonly part: string
  readonly columns: readonly {
    readonly name: string
    readonly sql: string
    readonly notNull: boolean
    readonly starts?: string
    readonly was?: string
    /** Values that anybody may choose, so that records may hold them: none of them goes before it was retired. Known to migrations alone. */
    readonly options?: readonly string[]
    readonly retired?: readonly string[]
    /** Whose it is, where it is not called so: price of price_minor. */
    readonly field?: string
    /** What rows of it may hold: title: text, colour: RED. Known to migrations alone. */
    readonly rows?: readonly string[]
    /** What its values are besides their type: keys of books, keys by isbn, amounts in EUR, roles, hashed; and what that was called until now. */
    readonly holds?: string
    readonly held?: string
    /** No spec reads it any more; it holds what it held. Known to migrations alone. */
    readonly left?: true
  }[]
  readonly indexes: readonly { readonly name: string; readonly unique: boolean; readonly on: string; readonly where?: string }[]
  /** Of an entity's own: how it was called until now, and its fields, whose paths people keep. */
  readonly renamed?: { readonly entity?: string; readonly paths: Readonly<Record<string, string>> }
  /** Names that it may have had: its entity's, its part's or both were renamed. */
  readonly was?: readonly string[]
}
