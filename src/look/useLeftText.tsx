// An input of choices keeps what was typed into it and is none of them. One that holds a single choice holds the text then, unsettled:
// the form refuses it, where it would else be left out in silence.
import { useState } from 'react'
import { unsettled, unsettledText } from './unsettled.ts'
import './pickerTexts.ts'
import { useText } from '../client/texts/useText.ts'
import './fields.css'

export interface LeftTextOptions {
  /** What is chosen, or an unsettled text; undefined also where several may be chosen. */
  readonly held: string | undefined
  readonly several?: boolean
  /** What stands in the input now, and what the choice is called. */
  readonly typed: string
  readonly chosen: string
  /** The choice of just that name. */
  readonly find: (text: string) => string | undefined
  readonly onChange: (held: string | undefined) => void
  /** What was chosen was taken away by something else: the input is to be empty. */
  readonly onEmptied: () => void
}

export interface LeftText {
  /** What was left in it and is no choice. */
  readonly left: string | undefined
  /** For the input: it is left, or Enter is pressed. */
  readonly handlers: {
    readonly clearOnBlur: false
    readonly onBlur: () => void
    readonly onKeyDown: (event: { readonly key: string }) => void
  }
}

const alike = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

export const useLeftText = ({ held, several = false, typed, chosen, find, onChange, onEmptied }: LeftTextOptions): LeftText => {
  const [leftover, setLeftover] = useState('')
  const [last, setLast] = useState(held)
  if (last !== held) {
    setLast(held)
    if (held === undefined && !several) onEmptied()
  }
  const settle = (): void => {
    const text = typed.trim()
    if (several) setLeftover(text)
    else if (text === '' && unsettledText(held) !== undefined) onChange(undefined)
    else if (text !== '' && !alike(text, chosen)) onChange(find(text) ?? unsettled(text))
  }
  const left = several ? (leftover !== '' && leftover === typed.trim() ? leftover : undefined) : unsettledText(held)
  return { left, handlers: { clearOnBlur: false, onBlur: settle, onKeyDown: ({ key }) => key === 'Enter' && settle() } }
}

/** The choice of that name, where there is one only. */
export const named = <Choice,>(choices: readonly Choice[], nameOf: (choice: Choice) => string, text: string): Choice | undefined => {
  const found = choices.filter((each) => alike(nameOf(each), text))
  return found.length === 1 ? found[0] : undefined
}

/** 10.0.0.0/24, 10.0.0.1-10.0.0.9, 10.0.*: addresses, but not of one machine. */
const isRange = (text: string): boolean => /^[\da-f.:*]+\s*(?:\/\s*\d+|[-\u2013]\s*[\da-f.:]+)$|^[\d.:a-f]+[.:]\*/i.test(text)

export interface LeftNoteProps {
  readonly left: string | undefined
  /** One address may be given. */
  readonly addresses?: boolean
}

/** Under an input of choices: what was left in it is none of them. */
export const LeftNote = ({ left, addresses = false }: LeftNoteProps) => {
  const t = useText()
  if (left === undefined) return null
  return <output className="whichNumber">{t(addresses && isRange(left) ? 'forms.noRanges' : 'forms.notOffered', [left])}</output>
}
