// The registry of computations: a kind is one file and its lines here, its model in language/model/computation.ts, its statement in server/queries/computedSql.ts.
import * as option from '../options.ts'
import type { Reading } from '../options.ts'
import { all, AllSpec } from './all.ts'
import { any } from './any.ts'
import { count, CountSpec } from './count.ts'
import { RelatedSpec, type ComputationKind } from './kind.ts'
import { newest, NewestSpec } from './newest.ts'
import { path, PathSpec } from './path.ts'
import { sum, SumSpec } from './sum.ts'

/** What a value is computed of, as a spec writes it. */
export type Computation<R extends Reading> =
  | ({ readonly kind: 'path' } & PathSpec)
  | ({ readonly kind: 'count' } & CountSpec<R>)
  | ({ readonly kind: 'sum' } & SumSpec<R>)
  | ({ readonly kind: 'newest' } & NewestSpec<R>)
  | ({ readonly kind: 'all' } & AllSpec<R>)
  | ({ readonly kind: 'any' } & RelatedSpec<R>)
export type ComputationKindName = Computation<Reading>['kind']

/** The same as an option of a field. */
export const computation = <R extends Reading>(): Computation<R> =>
  option.byKind<Computation<R>>({ path: PathSpec, count: CountSpec, sum: SumSpec, newest: NewestSpec, all: AllSpec, any: RelatedSpec })

const computations = { path, count, sum, newest, all, any } as const satisfies Readonly<Record<ComputationKindName, ComputationKind>>

export const computationKind = ({ kind }: { readonly kind: ComputationKindName }): ComputationKind => computations[kind]
