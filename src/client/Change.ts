// One event of the live channel: what changed, never the new value (schema/changes.graphql).

export interface Change {
  readonly kind: 'SAVED' | 'REMOVED' | 'AUTHORITIES' | 'RESYNC'
  readonly entity?: string | null
  /** Absent = the entity's own part. */
  readonly part?: string | null
  readonly id?: string | null
  readonly version?: number | null
  /** It came into being with this change, whatever its version. */
  readonly created?: boolean | null
  /** Screen name of who did it. */
  readonly by?: string | null
  readonly time?: string | null
  readonly action?: string | null
  readonly authorities?: readonly string[] | null
}
