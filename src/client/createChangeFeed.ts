// The events of the live channel, and who hears them: whoever shows that entity.

/** One event of the live channel: what changed, never the new value (schema/changes.graphql). */
export interface Change {
  readonly kind: 'SAVED' | 'REMOVED' | 'ATTENDED' | 'AUTHORITIES' | 'PREFERENCES' | 'RESYNC'
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

export type ChangeHandler = (change: Change) => void

export interface ChangeFeed {
  readonly tell: (change: Change) => void
  /** entity: its name, what attendedIn says, or lost. Returns how to stop listening. */
  readonly listen: (entity: string, handler: ChangeHandler) => () => void
}

/** Who works on records of an entity is heard apart from what they do with them. */
export const attendedIn = (entity: string): string => `${entity}: attended`

/** Some were lost, of whatever entity: all that is shown is read again. */
export const lost = ': lost'

const heardAs = ({ kind, entity }: Change): string => {
  if (kind === 'RESYNC') return lost
  return kind === 'ATTENDED' ? attendedIn(entity ?? '') : (entity ?? '')
}

export const createChangeFeed = (): ChangeFeed => {
  const handlers = new Map<string, Set<ChangeHandler>>()
  return {
    tell: (change) => {
      for (const handler of handlers.get(heardAs(change)) ?? []) handler(change)
    },
    listen: (entity, handler) => {
      const those = handlers.get(entity) ?? new Set()
      handlers.set(entity, those.add(handler))
      return () => those.delete(handler)
    },
  }
}
