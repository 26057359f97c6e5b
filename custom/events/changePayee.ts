// A creator says on the client site how to be paid (domain 5.6, 23). Requests keep the copy they were made with; whoever pays an open one is told.
import { mask } from '../../language/fields/masked.ts'
import { copied, movesPayee, renewOpenRequest, type Copied } from '../server/payouts/payeeCopy.ts'
import { lockCreator } from '../server/people/lockCreator.ts'
import { happen, type World } from '../server/world.ts'
import { loadRecords, write, type ChangeOf, type RecordOf } from '../server/store.ts'

export interface PayeeChange {
  readonly creator: string
  /** Fields of the payee information by name: payoutSystem and currency are ids, country a code, null empties. */
  readonly payee: ChangeOf<'User.payee'>
}

/** As the audit keeps it of a change by staff: what is another now, the account by its end. */
const payeeIn = (user: RecordOf<'User'>, fields: readonly Copied[]) =>
  Object.fromEntries(
    fields.map((field) => {
      const value = user[`payee.${field}`]
      return [`payee.${field}`, field === 'accountIdentifier' && value !== null ? mask(value, 4) : value]
    }),
  )

/** Throws a Refusal where there is no such creator. */
export const changePayee = async (world: World, { creator, payee }: PayeeChange): Promise<void> => {
  let difference = { before: {}, after: {} }
  const event = { name: 'changePayee', entity: 'User', part: 'payee', record: creator, difference: () => difference }
  await happen(world, event, async (work) => {
    const before = await lockCreator(work, creator)
    await write(work, 'User.payee', creator, payee)
    if (movesPayee(before, payee)) await renewOpenRequest(work, creator)
    const [after = before] = await loadRecords(work, 'User', [creator])
    const changed = copied.filter((field) => before[`payee.${field}`] !== after[`payee.${field}`])
    difference = { before: payeeIn(before, changed), after: payeeIn(after, changed) }
  })
}
