// What every kind of figure is given: what it draws, and how a figure is said.
import type { FigureModel } from '../../../language/model.ts'
import type { Days, Figure } from '../../client/records/useReport.ts'
import { useCallback } from 'react'
import { grouped, money } from '../../../language/fields/money.ts'
import { useTextContext } from '../../client/records/useTextContext.ts'

export interface FigureProps {
  /** One, or several that are drawn as one. */
  readonly figures: readonly [FigureModel, ...FigureModel[]]
  readonly found: ReadonlyMap<string, readonly Figure[]>
  readonly period: Days
  /** Of their headings. */
  readonly level: 2 | 3
}

/** (12.50, CRE) -> 12.50 Cr */
export type Said = (value: string, currency: Figure['currency']) => string

/** A figure in words: an amount with its currency, or a count. */
export const useSaid = (): Said => {
  const context = useTextContext()
  return useCallback(
    (value, currency) => (currency ? money.text({ amount: value, currency }, {}, context) : grouped(Number(value))),
    [context],
  )
}
