// An input of choices keeps what was typed into it and is none of them. It holds the text then, unsettled, in place of its choice or beside its choices:
// the form refuses it, where it would else be left out in silence.
import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useEffect, useState } from 'react'
import { unsettled, unsettledText } from './unsettled.ts'
import './pickerTexts.ts'
import { useText } from '../client/texts/useText.ts'
import './fields.css'

export interface PickerProps {
  readonly label: string
  readonly id?: string
  readonly disabled?: boolean
  readonly required?: boolean
  readonly error?: boolean
  readonly describedBy?: string | undefined
}

/** How a picker draws its input. What describes it belongs on the input itself: on the field around it no screen reader says it. */
export const inputOf =
  ({ label, required = false, error = false, describedBy }: PickerProps) =>
  ({ slotProps, ...params }: AutocompleteRenderInputParams) => (
    <TextField
      {...params}
      size="small"
      label={label}
      required={required}
      error={error}
      slotProps={{ ...slotProps, htmlInput: { ...slotProps.htmlInput, 'aria-describedby': describedBy } }}
    />
  )

/** What an input of choices says by itself: MUI has words of its own for it, the same in every language. */
export const usePickerWords = () => {
  const t = useText()
  return {
    loadingText: t('list.loading'),
    noOptionsText: t('filters.noneFound'),
    clearText: t('pickers.clear'),
    openText: t('pickers.open'),
    closeText: t('pickers.close'),
  }
}

export interface LeftTextOptions {
  /** What is chosen, or an unsettled text; where several may be chosen, that text alone. */
  readonly held: string | undefined
  /** What stands in the input now, and what the choice is called. */
  readonly typed: string
  readonly chosen: string
  /** The choice of just that name. */
  readonly find: (text: string) => string | undefined
  /** The one choice, or one more where several may be chosen. */
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

/** The unsettled one of those that are held. */
export const unsettledIn = (held: readonly string[]): string | undefined => held.find((each) => unsettledText(each) !== undefined)

export const useLeftText = ({ held, typed, chosen, find, onChange, onEmptied }: LeftTextOptions): LeftText => {
  const [last, setLast] = useState(held)
  if (last !== held) {
    setLast(held)
    if (held === undefined) onEmptied()
  }
  const settle = (): void => {
    const text = typed.trim()
    if (text === '' && unsettledText(held) !== undefined) onChange(undefined)
    else if (text !== '' && !alike(text, chosen)) onChange(find(text) ?? unsettled(text))
  }
  const left = unsettledText(held)
  // Whoever types fast leaves it before it is found.
  const late = left === undefined ? undefined : find(left)
  useEffect(() => {
    if (late !== undefined) onChange(late)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for what is found
  }, [late])
  return { left, handlers: { clearOnBlur: false, onBlur: settle, onKeyDown: ({ key }) => key === 'Enter' && settle() } }
}

/** The choice of that name, where there is one only. */
export const oneCalled = <Choice,>(choices: readonly Choice[], nameOf: (choice: Choice) => string, text: string): Choice | undefined => {
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
