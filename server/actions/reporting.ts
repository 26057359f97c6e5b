// Collects what effects tell of themselves, for the preview.
import type { Report, WireMoney } from '../customs.ts'

export interface Reporting {
  readonly report: Report
  readonly counts: { readonly name: string; readonly value: number }[]
  readonly balances: { readonly account: string; readonly before: WireMoney; readonly after: WireMoney }[]
  readonly values: { readonly field: string; readonly text: string }[]
  details: unknown
}

export const openReporting = (): Reporting => {
  const reporting: Reporting = {
    counts: [],
    balances: [],
    values: [],
    details: null,
    report: {
      count: (name, value) => void reporting.counts.push({ name, value }),
      balance: (account, before, after) => void reporting.balances.push({ account, before, after }),
      value: (field, text) => void reporting.values.push({ field, text }),
      details: (json) => {
        reporting.details = json
      },
    },
  }
  return reporting
}
