// The figures of the whole site that no field says (domain 12.1). A part that its reader may not have is not counted.
import { spanOf, type CountReport, type Db, type Figure, type Span } from '../../../server/kit.ts'
import { countParts } from './countParts.ts'
import { countMoney, countPlatform } from './siteMoney.ts'

export const siteFigures: CountReport<'siteFigures'> = async (call) => {
  const span = spanOf(call.period)
  const of = (count: (db: Db, span: Span) => Promise<readonly Figure[]>) => () => count(call.db, span)
  return countParts(call, { money: of(countMoney), platform: of(countPlatform) })
}
