// The figures of the whole site (domain 12.1). A part that its reader may not have is not counted.
import type { Db, Figure } from '../../../server/kit.ts'
import type { CountReport } from '../customTypes.ts'
import { countParts } from './countParts.ts'
import { countMoney, countPlatform } from './siteMoney.ts'
import { countApproved, countPeople } from './sitePeople.ts'
import { spanOf } from './span.ts'
import type { Span } from './span.ts'

export const siteFigures: CountReport<'siteFigures'> = async (call) => {
  const span = spanOf(call.period)
  const of = (count: (db: Db, span: Span) => Promise<readonly Figure[]>) => () => count(call.db, span)
  return countParts(call, { people: of(countPeople), approved: of(countApproved), money: of(countMoney), platform: of(countPlatform) })
}
