// A level that is switched on has a price (domain 5.17).
import { InvalidInput } from '../../../server/kit.ts'
import type { Effect } from '../customTypes.ts'
import { afterwards } from '../afterwards.ts'

const levels = ['content', 'pro', 'ultimate'] as const

export const checkLevels: Effect<'checkLevels'> = async ({ input, record }) => {
  const priceless = levels.filter(
    (level) =>
      (`${level}Enabled` in input || `${level}Package` in input) &&
      afterwards(input[`${level}Enabled`], record[`subscriptionLevels.${level}Enabled`]) === true &&
      afterwards(input[`${level}Package`], record[`subscriptionLevels.${level}Package`]) === null,
  )
  if (priceless.length > 0)
    throw new InvalidInput(
      priceless.map((level) => ({ field: `${level}Package`, code: 'price', template: 'guards.levelWithoutPrice', params: [] })),
    )
}
