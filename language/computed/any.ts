// Whether there is any such record.
import type { ComputationKind } from './kind.ts'

export const any = { gives: ['flag'], goesBy: [] } as const satisfies ComputationKind
