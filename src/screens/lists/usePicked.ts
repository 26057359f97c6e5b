// What is picked in a filter. A text that was left there and is no choice is held here alone: the list is asked for the others.
import { useState } from 'react'
import { unsettledIn } from '../../look/useLeftText.tsx'
import type { ChoiceProps } from './ChoiceProps.ts'

export interface Picked {
  readonly held: readonly string[]
  readonly pick: (held: readonly string[]) => void
}

export const usePicked = ({ value, onChange }: Pick<ChoiceProps, 'value' | 'onChange'>): Picked => {
  const chosen = Array.isArray(value) ? (value as readonly string[]) : []
  const [text, setText] = useState<string>()
  const pick = (held: readonly string[]): void => {
    const left = unsettledIn(held)
    const next = held.filter((each) => each !== left)
    setText(left)
    if (next.join() !== chosen.join()) onChange(next.length === 0 ? undefined : next)
  }
  return { held: text === undefined ? chosen : [...chosen, text], pick }
}
