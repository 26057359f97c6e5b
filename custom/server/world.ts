// How the world outside reaches the platform: one transaction an event, told once however often it is told (domain 23).
import { AlreadyPosted, transact, type Db, type Outside, type ProductModel, type Work } from '../../server/kit.ts'

export interface World {
  readonly db: Db
  readonly product: ProductModel
}

export interface Event extends Omit<Outside, 'product' | 'action' | 'actor'> {
  /** deposit, purchase …: for the audit. */
  readonly name: string
}

/** The same event was told before: nothing was done this time. */
export interface Repeated {
  readonly repeated: true
}

/** What an event that posts money gives: what the ledger calls it, or that it was told before. */
export type Happened<More = object> = ({ readonly operationId: string } & More) | Repeated

export const happen = <Result>({ db, product }: World, { name, ...about }: Event, run: (work: Work) => Promise<Result>): Promise<Result> =>
  transact(db, { product, action: name, ...about }, run)

/** For events that post money under the outside world's id. */
export const happenOnce = <Result>(world: World, event: Event, run: (work: Work) => Promise<Result>): Promise<Result | Repeated> =>
  happen(world, event, run).catch((error: unknown): Repeated => {
    if (error instanceof AlreadyPosted) return { repeated: true }
    throw error
  })
