// A level that is switched on has a price (domain 5.17).
import { InvalidInput } from '../../../server/kit.ts'
import type { Effect } from '../../../server/kit.ts'

const levels = ['content', 'pro', 'ultimate'] as const

export const checkLevels: Effect = async ({ input, record }) => {
  const afterwards = (name: string): unknown => (name in input ? input[name] : record?.[`subscriptionLevels.${name}`])
  const priceless = levels.filter(
    (level) =>
      (`${level}Enabled` in input || `${level}Package` in input) &&
      afterwards(`${level}Enabled`) === true &&
      typeof afterwards(`${level}Package`) !== 'string',
  )
  if (priceless.length > 0)
    throw new InvalidInput(
      priceless.map((level) => ({ field: `${level}Package`, code: 'price', template: 'guards.levelWithoutPrice', params: [] })),
    )
}
