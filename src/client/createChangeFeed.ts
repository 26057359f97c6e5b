// Hands the events of the live channel to whoever shows that entity.
import type { Change } from './Change.ts'

export type ChangeHandler = (change: Change) => void

export interface ChangeFeed {
  readonly tell: (change: Change) => void
  /** Returns how to stop listening. */
  readonly listen: (entity: string, handler: ChangeHandler) => () => void
}

export const createChangeFeed = (): ChangeFeed => {
  const handlers = new Map<string, Set<ChangeHandler>>()
  return {
    tell: (change) => {
      for (const handler of handlers.get(change.entity ?? '') ?? []) handler(change)
    },
    listen: (entity, handler) => {
      const those = handlers.get(entity) ?? new Set()
      handlers.set(entity, those.add(handler))
      return () => those.delete(handler)
    },
  }
}
