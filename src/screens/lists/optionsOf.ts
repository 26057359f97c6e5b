// The choices of a filter as they are offered: those that read alike are one, in the groups that they stand under.
import { alikeBy } from '../../../language/alike.ts'
import type { FieldModel } from '../../../language/model.ts'
import type { Text } from '../../client/texts/useText.ts'

export interface Option {
  readonly label: string
  /** All that it stands for. */
  readonly values: readonly string[]
}

export interface OptionGroup {
  /** '' for those that stand under none. */
  readonly label: string
  readonly options: readonly Option[]
}

type Choices = NonNullable<FieldModel['choices']>

const optionsIn = (choices: Choices, t: Text): readonly Option[] =>
  [...alikeBy(choices, ({ label }) => t(label))].map(([label, alike]) => ({ label, values: alike.map(({ value }) => value) }))

export const optionsOf = (choices: Choices, t: Text): readonly OptionGroup[] =>
  [...alikeBy(choices, ({ group }) => (group === undefined ? '' : t(group)))].map(([label, own]) => ({ label, options: optionsIn(own, t) }))

/** Those whose words hold all that is looked for, in any order. */
export const optionsFound = (groups: readonly OptionGroup[], search: string): readonly OptionGroup[] => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const fits = ({ label }: Option): boolean => words.every((each) => label.toLowerCase().includes(each))
  return groups.flatMap((group) => {
    const options = group.options.filter(fits)
    return options.length === 0 ? [] : [{ ...group, options }]
  })
}
