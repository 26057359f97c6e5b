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
    /** No spec reads it any more; it holds what it held. Known to migrations alone. */
    readonly left?: true
  }[]
  readonly indexes: readonly { readonly name: string; readonly unique: boolean; readonly on: string; readonly where?: string }[]
  /** Of an entity's own: how it was called until now, and its fields, whose paths people keep. */
  readonly renamed?: { readonly entity?: string; readonly paths: Readonly<Record<string, string>> }
  /** Names that it may have had: its entity's, its part's or both were renamed. */
  readonly was?: readonly string[]
}
