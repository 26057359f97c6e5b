// A figure in words: an amount with its currency, or a count.
import { useCallback } from 'react'
import { grouped, money } from '../../../language/fields/money.ts'
import type { Figure } from './useReport.ts'
import { useTextContext } from './useTextContext.ts'

/** (12.50, CRE) -> 12.50 Cr */
export type Said = (value: string, currency: Figure['currency']) => string

export const useSaid = (): Said => {
  const context = useTextContext()
  return useCallback(
    (value, currency) => (currency ? money.text({ amount: value, currency }, {}, context) : grouped(Number(value))),
    [context],
  )
}
