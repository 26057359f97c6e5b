// What a dialog shows of a balance. The right to move money is not the right to see it.
import type { ActionRun } from '../../../server/kit.ts'
import { credits } from './credits.ts'

/** An account before and after, in hundredths, told only to whoever may read balances (domain 18, row 25). */
export const tellBalance = ({ report, viewer }: ActionRun, account: string, before: bigint, after: bigint): void => {
  if (viewer.rights.has('getAnyTransaction')) report.balance(account, credits(before), credits(after))
}
