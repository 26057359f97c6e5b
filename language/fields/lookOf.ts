// The kind whose projections count for a field: a derived field has those of the kind that it looks like.
import type { KindName, StoredKindName } from './index.ts'

export const lookOf = ({ kind, as }: { readonly kind: KindName; readonly as?: string | undefined }): StoredKindName =>
  kind === 'derived' ? ((as ?? 'text') as StoredKindName) : kind
