// How much of a field's values leaves the server, by its kind.
import { fields, leavesByEnd, neverLeaves, type StoredKindName } from '../../language/fields/index.ts'

const isKind = (kind: unknown): kind is StoredKindName => typeof kind === 'string' && Object.hasOwn(fields, kind)

/** 0 = nothing, 1 = the end of each, until somebody reveals it, 2 = all of it. */
export const leaving = (kind: unknown): number => (!isKind(kind) ? 2 : neverLeaves({ kind }) ? 0 : leavesByEnd({ kind }) ? 1 : 2)
