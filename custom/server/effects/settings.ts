// What saving a setting would switch off is confirmed by a tick first (domain 10.1).
import { scaled, type Effect } from '../../../server/kit.ts'
import { ensureTicked } from './ensureTicked.ts'

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === ''

/** An empty support e-mail switches the public complaints form off. */
export const warnOfComplaints: Effect<'warnOfComplaints'> = async (change) => {
  const { input, record } = change
  const was = record['frontendConfig.supportEmail']
  if ('supportEmail' in input && isEmpty(input.supportEmail) && !isEmpty(was)) ensureTicked(change, 'complaintsOff')
}

/** However it is written: 0,00. */
const isNothing = (percent: string | null | undefined): boolean => (percent ? scaled(percent, 2) === 0n : false)

/** With a default of 0 percent creators without a percent of their own earn nothing. */
export const warnOfPercent: Effect<'warnOfPercent'> = async (change) => {
  const { input, record } = change
  if (isNothing(input.defaultUserPayoutPercent) && !isNothing(record['money.defaultUserPayoutPercent']))
    ensureTicked(change, 'nothingEarned')
}
