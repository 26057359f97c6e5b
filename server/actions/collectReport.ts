// Collects what effects tell of themselves, for the preview.
import type { Money } from '../../language/fields/money.ts'
import type { Report } from '../customs.ts'

export interface CollectedReport {
  readonly report: Report
  readonly counts: { readonly name: string; readonly value: number }[]
  readonly balances: { readonly account: string; readonly before: Money; readonly after: Money }[]
  readonly values: { readonly field: string; readonly text: string }[]
  details: unknown
}

export const collectReport = (): CollectedReport => {
  const collected: CollectedReport = {
    counts: [],
    balances: [],
    values: [],
    details: null,
    report: {
      count: (name, value) => void collected.counts.push({ name, value }),
      balance: (account, before, after) => void collected.balances.push({ account, before, after }),
      value: (field, text) => void collected.values.push({ field, text }),
      details: (json) => {
        collected.details = json
      },
    },
  }
  return collected
}
