// What a dialog shows of a balance. The right to move money is not the right to see it.
import type { ActionRun } from '../../../server/kit.ts'
import { credits } from './credits.ts'
import type { PostedMoney } from './postMoney.ts'
import { purseOf } from './purses.ts'

/** An account before and after, in hundredths, told only to whoever may read balances (domain 18, row 25). */
export const tellBalance = ({ report, viewer }: ActionRun, account: string, before: bigint, after: bigint): void => {
  if (viewer.rights.has('getAnyTransaction')) report.balance(account, credits(before), credits(after))
}

const accounts = { wallet: 'accounts.WALLET', earnings: 'accounts.EARNINGS', onHold: 'accounts.ON_HOLD' } as const

/** The same of what an operation moved. */
export const tellMoved = (
  change: ActionRun,
  { before, after }: Pick<PostedMoney, 'before' | 'after'>,
  user: string,
  ...moved: readonly (keyof typeof accounts)[]
): void => {
  const [was, is] = [purseOf(before, user), purseOf(after, user)]
  for (const each of moved) tellBalance(change, accounts[each], was[each], is[each])
}
