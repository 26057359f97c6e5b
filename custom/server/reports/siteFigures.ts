// The figures of the whole site (domain 12.1). A part that its reader may not have is not counted.
import type { CountReport, Figure } from '../../../server/kit.ts'
import { countMoney, countPlatform } from './siteMoney.ts'
import { countApproved, countPeople } from './sitePeople.ts'
import { spanOf } from './span.ts'

const counts = { people: countPeople, approved: countApproved, money: countMoney, platform: countPlatform }

export const siteFigures: CountReport = async ({ db, period, parts }) => {
  const span = spanOf(period)
  const asked = Object.entries(counts).filter(([part]) => parts.has(part))
  const found = await Promise.all(asked.map(async ([part, count]): Promise<[string, readonly Figure[]]> => [part, await count(db, span)]))
  return Object.fromEntries(found)
}
