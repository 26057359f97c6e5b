// A level that is switched on has a price (domain 5.17).
import { InvalidInput } from '../../../server/kit.ts'
import type { Effect } from '../../../server/kit.ts'
import { afterwards } from '../afterwards.ts'

const levels = ['content', 'pro', 'ultimate'] as const

export const checkLevels: Effect = async (change) => {
  const { input } = change
  const willBe = (name: string): unknown => afterwards(change, `subscriptionLevels.${name}`)
  const priceless = levels.filter(
    (level) =>
      (`${level}Enabled` in input || `${level}Package` in input) &&
      willBe(`${level}Enabled`) === true &&
      typeof willBe(`${level}Package`) !== 'string',
  )
  if (priceless.length > 0)
    throw new InvalidInput(
      priceless.map((level) => ({ field: `${level}Package`, code: 'price', template: 'guards.levelWithoutPrice', params: [] })),
    )
}
