// Puts a record before another of its order, or last. Specs write it as the entity's order.
import type { ActionKind } from './kind.ts'

export const reorder = { answers: 'done', dragged: true } as const satisfies ActionKind
