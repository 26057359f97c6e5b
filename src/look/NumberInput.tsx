// A number, typed or pasted as people write it. What was typed stays as it is; where it can mean two numbers, it asks which.
import './pickerTexts.ts'
import TextField from '@mui/material/TextField'
import { useState, type ChangeEvent, type ReactNode } from 'react'
import { useText } from '../client/texts/useText.ts'
import { readNumber, wireIn, type NumberLook, type Reading } from './readNumber.ts'
import { grouped } from '../../language/fields/money.ts'
import './fields.css'

/** A number of a text field in words: 1250 -> 1,250.00 where two decimals are always printed; 1250.5 -> 1,250.5 where none are. */
const saidNumber = (wire: string, { least }: NumberLook): string => {
  const [whole = '', fraction = ''] = wire.split('.')
  const shown = fraction.padEnd(least, '0')
  return `${grouped(whole)}${shown === '' ? '' : `.${shown}`}`
}

export interface NumberInputProps {
  readonly label: string
  /** As it travels; what is no number yet, as it was typed. */
  readonly value: string
  readonly look: NumberLook
  readonly onChange: (value: string) => void
  readonly id?: string
  readonly required?: boolean
  readonly disabled?: boolean
  readonly error?: boolean
  readonly small?: boolean
  /** Shown at its end. */
  readonly unit?: ReactNode
  readonly describedBy?: string
}

interface NoteProps extends Pick<NumberInputProps, 'label' | 'look'> {
  readonly reading: Reading
  readonly onChoose: (wire: string) => void
}

/** What keeps it from being a number, where that can be said. */
const Note = ({ label, look, reading, onChoose }: NoteProps) => {
  const t = useText()
  if (reading.is === 'foreign') return <output className="whichNumber">{t('forms.otherUnit', [label, reading.unit, reading.said])}</output>
  if (reading.is !== 'unclear') return null
  const { choices } = reading
  const said = choices.map((each) => saidNumber(each, look))
  return (
    <output className="whichNumber">
      <span>{t(said.length === 1 ? 'forms.whichNumber.one' : 'forms.whichNumber', said)}</span>
      {choices.map((wire, at) => (
        <button key={wire} type="button" className="button small" onClick={() => onChoose(wire)}>
          {said[at]}
        </button>
      ))}
    </output>
  )
}

/** Pasted it is whole at once; typed it is once one has left it. */
const isPasted = ({ nativeEvent }: ChangeEvent): boolean => 'inputType' in nativeEvent && nativeEvent.inputType === 'insertFromPaste'

export const NumberInput = ({ look, value, onChange, small = false, unit, describedBy, ...field }: NumberInputProps) => {
  const [typed, setTyped] = useState({ text: value, value })
  const [whole, setWhole] = useState(true)
  // Unless another value has come from elsewhere.
  const text = typed.value === value ? typed.text : value
  const reading = readNumber(text, look)
  const put = (next: string): void => {
    const wire = wireIn(readNumber(next, look), next)
    setTyped({ text: next, value: wire })
    onChange(wire)
  }
  return (
    <div className={unit === undefined ? 'numberInput' : 'numberInput withUnit'}>
      <TextField
        {...field}
        fullWidth
        {...(small && { size: 'small' })}
        value={text}
        onChange={(event) => {
          setWhole(isPasted(event))
          put(event.target.value)
        }}
        onBlur={() => setWhole(true)}
        slotProps={{
          ...(small && { inputLabel: { shrink: true } }),
          input: { endAdornment: unit },
          htmlInput: { inputMode: 'decimal', autoComplete: 'off', 'aria-describedby': describedBy, style: { textAlign: 'end' } },
        }}
      />
      {(whole || field.error === true) && <Note label={field.label} look={look} reading={reading} onChoose={put} />}
    </div>
  )
}
