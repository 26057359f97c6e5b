// Which control a filter has, by its kind. Those that search (records, places) are loaded when first opened.
import { refers } from '../../../language/fields/index.ts'
import type { ComponentType } from 'react'
import { filterOf } from '../../../language/filters/index.ts'
import type { FieldFilter, FilterKindName } from '../../../language/filters/index.ts'
import type { FieldModel } from '../../../language/model.ts'
import type { FilterValue } from '../../../language/filters/kind.ts'
import { filterNameOf } from './filterWire.ts'
import type { Stats } from './useStats.ts'
import { FlagChoice } from './FlagChoice.tsx'
import { OneOfChoice } from './OneOfChoice.tsx'
import { RangeChoice } from './RangeChoice.tsx'
import { TextChoice } from './TextChoice.tsx'
import { lazyScreen } from '../../look/lazyScreen.ts'

export interface ChoiceProps {
  readonly field: FieldModel
  readonly value: FilterValue | undefined
  readonly stats: Stats | undefined
  readonly onChange: (value: FilterValue | undefined) => void
}

const RecordChoice = lazyScreen(async () => ({ default: (await import('./RecordChoice.tsx')).RecordChoice }))
const TargetChoice = lazyScreen(async () => ({ default: (await import('./TargetChoice.tsx')).TargetChoice }))
const GroupedChoice = lazyScreen(async () => ({ default: (await import('./GroupedChoice.tsx')).GroupedChoice }))
const PlaceChoice = lazyScreen(async () => ({ default: (await import('./PlaceChoice.tsx')).PlaceChoice }))

const controls = {
  oneOf: OneOfChoice,
  has: OneOfChoice,
  contains: TextChoice,
  flag: FlagChoice,
  timeRange: RangeChoice,
  dateRange: RangeChoice,
  decimalRange: RangeChoice,
  intRange: RangeChoice,
} as const satisfies Record<FilterKindName, ComponentType<ChoiceProps>>

export const choiceOf = (field: FieldModel): ComponentType<ChoiceProps> => {
  if (refers(field)) return RecordChoice
  if (field.kind === 'target') return TargetChoice
  if (field.kind === 'location') return PlaceChoice
  if (field.choices?.some((each) => each.group !== undefined)) return GroupedChoice
  const name = filterNameOf(field)
  if (filterOf(name)?.ticked && !field.choices) return TextChoice
  return (controls as Readonly<Partial<Record<FieldFilter, ComponentType<ChoiceProps>>>>)[name] ?? TextChoice
}
