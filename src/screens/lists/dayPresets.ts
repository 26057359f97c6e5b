// Ranges of days that are asked for every day, each by one press; they stay what they say, in a link too.
import type { FilterValue } from '../../../language/filters/kind.ts'

type DayPreset = readonly [text: string, from: string, to: string]

export const dayPresets: readonly DayPreset[] = [
  ['filters.today', 'today', 'today'],
  ['filters.yesterday', 'today-1', 'today-1'],
  ['filters.last7', 'today-6', 'today'],
  ['filters.thisMonth', 'month', 'month'],
  ['filters.lastMonth', 'month-1', 'month-1'],
]

/** Text key of the preset that a value is. */
export const presetOf = (value: FilterValue | undefined): string | undefined =>
  value && 'from' in value ? dayPresets.find(([, from, to]) => from === value.from && to === value.to)?.[0] : undefined
