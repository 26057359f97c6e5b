// What derived values are computed of: known to the server alone, by entity and path (Loan.email).
import type { ConditionTest } from '../conditions.ts'

/** A reference that is followed, and whose record it leads to. */
export interface StepModel {
  readonly path: string
  readonly to: string
}

/** Records of an entity that belong to the one at hand. */
export interface RelatedModel {
  readonly of: string
  /** A path of theirs, and the one here that holds the same. */
  readonly whose: readonly { readonly path: string; readonly is: string }[]
  readonly where: readonly ConditionTest[]
}

export type ComputationModel =
  | {
      readonly kind: 'path'
      readonly via: readonly StepModel[]
      readonly path: string
      /** The one text within the value that is told. */
      readonly piece?: string
      readonly when: readonly ConditionTest[]
    }
  | (RelatedModel & { readonly kind: 'count'; readonly earlier?: true; readonly none?: 'empty' })
  | (RelatedModel & { readonly kind: 'sum'; readonly sums: string; readonly negated?: true })
  | (RelatedModel & { readonly kind: 'newest'; readonly by: string; readonly shows: string; readonly cut?: number })
  | (RelatedModel & { readonly kind: 'all'; readonly by: string; readonly shows: string })
  | (RelatedModel & { readonly kind: 'any' })
