// One of several values.
import { has } from './has.ts'
import type { FilterKind } from './kind.ts'

export const oneOf = { ...has, indexed: true } as const satisfies FilterKind
