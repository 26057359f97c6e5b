// The condition of every kind of filter.
import type { FilterKindName } from '../../../language/filters/index.ts'
import type { FieldModel } from '../../../language/model.ts'
import type { ConditionOf } from './conditionOf.ts'
import { contains } from './contains.ts'
import { dateRange } from './dateRange.ts'
import { flag } from './flag.ts'
import { has } from './has.ts'
import { numberRange } from './numberRange.ts'
import { oneOf } from './oneOf.ts'
import { timeRange } from './timeRange.ts'

const conditions: Readonly<Record<FilterKindName, ConditionOf>> = {
  oneOf,
  has,
  flag,
  contains,
  timeRange,
  dateRange,
  decimalRange: numberRange,
  intRange: numberRange,
}

/** undefined for a field that cannot be filtered by. */
export const conditionFor = ({ filter }: FieldModel): ConditionOf | undefined =>
  (conditions as Readonly<Partial<Record<FieldModel['filter'], ConditionOf>>>)[filter]
