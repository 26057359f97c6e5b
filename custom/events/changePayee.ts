// A creator says on the client site how to be paid (domain 5.6, 23). Requests keep the copy they were made with; whoever pays an open one is told.
import { movesPayee, renewOpenRequest } from '../server/payouts/payeeMoved.ts'
import { lockCreator } from '../server/people/lockCreator.ts'
import { happen } from '../server/world.ts'
import type { World } from '../server/world.ts'
import { write } from '../server/store.ts'
import type { ChangeOf } from '../server/store.ts'

export interface PayeeChange {
  readonly creator: string
  /** Fields of the payee information by name: payoutSystem and currency are ids, country a code, null empties. */
  readonly payee: ChangeOf<'User.payee'>
}

/** Throws a Refusal where there is no such creator. */
export const changePayee = (world: World, { creator, payee }: PayeeChange): Promise<void> =>
  happen(world, { name: 'changePayee', entity: 'User', record: creator }, async (work) => {
    const user = await lockCreator(work, creator)
    await write(work, 'User.payee', creator, payee)
    if (movesPayee(user, payee)) await renewOpenRequest(work, creator)
  })
