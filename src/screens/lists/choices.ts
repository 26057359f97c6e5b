// Which control a filter has, by its kind. Those that search (records, places) are loaded when first opened.
import { refers, type KindName } from '../../../language/fields/index.ts'
import type { ComponentType } from 'react'
import { filterOf, type FieldFilter, type FilterKindName } from '../../../language/filters/index.ts'
import type { FieldModel } from '../../../language/model.ts'
import { filterNameOf } from './filterWire.ts'
import { FlagChoice } from './FlagChoice.tsx'
import { OneOfChoice } from './OneOfChoice.tsx'
import { RangeChoice } from './RangeChoice.tsx'
import { TextChoice } from './TextChoice.tsx'
import { lazyScreen } from '../../look/lazyScreen.ts'
import type { ChoiceProps } from './ChoiceProps.ts'

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

/** Of kinds whose values are picked in a way of their own. */
const kindChoices: Readonly<Partial<Record<KindName, ComponentType<ChoiceProps>>>> = { target: TargetChoice, location: PlaceChoice }

export const choiceOf = (field: FieldModel): ComponentType<ChoiceProps> => {
  if (refers(field)) return RecordChoice
  const ofKind = kindChoices[field.kind]
  if (ofKind) return ofKind
  if (field.choices?.some((each) => each.group !== undefined)) return GroupedChoice
  const name = filterNameOf(field)
  if (filterOf(name)?.ticked && !field.choices) return TextChoice
  return (controls as Readonly<Partial<Record<FieldFilter, ComponentType<ChoiceProps>>>>)[name] ?? TextChoice
}
