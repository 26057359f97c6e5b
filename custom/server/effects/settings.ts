// What saving a setting would switch off is confirmed by a tick first (domain 10.1).
import { Refusal } from '../../../server/kit.ts'
import type { Change, Effect } from '../../../server/kit.ts'

const warn = ({ ticks }: Change, name: string): void => {
  if (!ticks.has(name)) throw new Refusal(name, `guards.${name}`, [], [{ name, template: `ticks.${name}`, params: [] }])
}

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === ''

/** An empty support e-mail switches the public complaints form off. */
export const warnOfComplaints: Effect = async (change) => {
  const { input, record } = change
  const was = record?.['frontendConfig.supportEmail']
  if ('supportEmail' in input && isEmpty(input['supportEmail']) && !isEmpty(was)) warn(change, 'complaintsOff')
}

/** With a default of 0 percent creators without a percent of their own earn nothing. */
export const warnOfPercent: Effect = async (change) => {
  const { input, record } = change
  const percent = input['defaultUserPayoutPercent']
  if (isEmpty(percent) || Number(percent) !== 0 || Number(record?.['defaultUserPayoutPercent']) === 0) return
  warn(change, 'nothingEarned')
}
