// What of a choice is new: what is chosen already stays.
import type { FieldModel } from '../../language/model.ts'
import type { RunningAction } from './RunningAction.ts'

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])

export const newlyChosen = ({ record }: Pick<RunningAction, 'record'>, field: FieldModel, value: unknown): readonly unknown[] => {
  const kept = new Set(listOf(record?.[field.path]))
  return listOf(value).filter((each) => !kept.has(each))
}
