// The server code of a product that has none: its specs say all.
import type { Customs } from './customs.ts'

export const customs = { effects: {}, actions: {}, guards: {}, derived: {} } satisfies Customs
