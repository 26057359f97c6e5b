// Writes what a user has now where lists and profiles show it.
import { write } from '../../../server/kit.ts'
import type { Work } from '../../../server/kit.ts'
import { credits } from './credits.ts'
import type { Purse } from './purses.ts'

export const storePurse = async (work: Work, { user, wallet, earnings, onHold }: Purse): Promise<void> => {
  await write(work, 'User', 'balance', user, {
    wallet: credits(wallet),
    earnings: credits(earnings),
    onHold: credits(onHold),
    total: credits(wallet + earnings),
  })
}
