// Figures of days as series: one a key, with a number for each day.
import type { Figure } from '../../client/records/useReport.ts'

export interface Series {
  readonly key: string
  readonly label: string
  /** Series of one name stand on each other. */
  readonly stack: string
  /** By day; days without are 0. */
  readonly values: ReadonlyMap<string, string>
}

export const seriesOf = (figures: readonly Figure[], label: (key: string) => string, stack: string): readonly Series[] => {
  const found = new Map<string, Map<string, string>>()
  for (const { key, day, value } of figures) {
    const values = found.get(key ?? '') ?? new Map<string, string>()
    values.set(day ?? '', value)
    found.set(key ?? '', values)
  }
  return [...found].map(([key, values]) => ({ key, label: label(key), stack, values }))
}

const hundredths = (value: string): number => Math.round(Number(value) * 100)

/** Exact as far as amounts go: added in hundredths. Counts stay whole. */
export const sumOf = (values: Iterable<string>, amounts: boolean): string => {
  const sum = [...values].reduce((whole, each) => whole + hundredths(each), 0)
  return amounts ? (sum / 100).toFixed(2) : String(sum / 100)
}

/** Days gathered to their months, for charts of so many days that a bar each would be a hair. */
export const byMonth = (series: readonly Series[], amounts: boolean): readonly Series[] =>
  series.map((each) => {
    const months = new Map<string, string>()
    for (const [day, value] of each.values) {
      const month = day.slice(0, 7)
      months.set(month, sumOf([months.get(month) ?? '0', value], amounts))
    }
    return { ...each, values: months }
  })
