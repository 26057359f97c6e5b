// The periods one may choose, as days: counted back from today where the viewer is.
import type { Days } from '../../client/records/useReport.ts'

export const periodNames = ['7d', '30d', '90d', '12m', 'own'] as const
export type PeriodName = (typeof periodNames)[number]

const dayMs = 86_400_000
const maxDays = 732
const written = (date: Date): string => date.toISOString().slice(0, 10)

/** A day's number of days from another one, the first and the last among them. */
export const lengthOf = ({ from, until }: Days): number => (Date.parse(until) - Date.parse(from)) / dayMs + 1

export const isSensible = (days: Days): boolean => lengthOf(days) >= 1 && lengthOf(days) <= maxDays

const back = (today: string, days: number): string => written(new Date(Date.parse(today) - days * dayMs))

/** Twelve months back begin with the day after today's of last year. */
const yearBack = (today: string): string => {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number)
  const last = new Date(Date.UTC(year - 1, month, 0)).getUTCDate()
  return written(new Date(Date.UTC(year - 1, month - 1, Math.min(day, last) + 1)))
}

const lengths = { '7d': 7, '30d': 30, '90d': 90 } as const

export const daysOf = (name: Exclude<PeriodName, 'own'>, today: string): Days => ({
  from: name === '12m' ? yearBack(today) : back(today, lengths[name] - 1),
  until: today,
})

/** Every day, in order. */
export const eachDay = (days: Days): readonly string[] =>
  Array.from({ length: lengthOf(days) }, (_, at) => written(new Date(Date.parse(days.from) + at * dayMs)))
