// What saving a setting would switch off is confirmed by a tick first (domain 10.1).
import type { Effect } from '../../../server/kit.ts'
import { ensureTicked } from './ensureTicked.ts'

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === ''

/** An empty support e-mail switches the public complaints form off. */
export const warnOfComplaints: Effect<'warnOfComplaints'> = async (change) => {
  const { input, record } = change
  const was = record['frontendConfig.supportEmail']
  if ('supportEmail' in input && isEmpty(input.supportEmail) && !isEmpty(was)) ensureTicked(change, 'complaintsOff')
}

/** With a default of 0 percent creators without a percent of their own earn nothing. */
export const warnOfPercent: Effect<'warnOfPercent'> = async (change) => {
  const { input, record } = change
  const percent = input.defaultUserPayoutPercent
  if (isEmpty(percent) || Number(percent) !== 0 || Number(record['money.defaultUserPayoutPercent']) === 0) return
  ensureTicked(change, 'nothingEarned')
}
