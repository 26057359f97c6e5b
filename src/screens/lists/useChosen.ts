// What is ticked in a filter: ticked at once; the address follows.
import { useState } from 'react'
import type { ChoiceProps } from './ChoiceProps.ts'

export interface Chosen {
  readonly chosen: readonly string[]
  /** Ticks all of these, or takes them out where they all are. */
  readonly press: (values: readonly string[]) => void
}

export const useChosen = (value: ChoiceProps['value'], onChange: ChoiceProps['onChange']): Chosen => {
  const [chosen, setChosen] = useState(Array.isArray(value) ? (value as readonly string[]) : [])
  const press = (values: readonly string[]): void => {
    const others = chosen.filter((each) => !values.includes(each))
    const next = values.every((each) => chosen.includes(each)) ? others : [...others, ...values]
    setChosen(next)
    onChange(next.length === 0 ? undefined : next)
  }
  return { chosen, press }
}
