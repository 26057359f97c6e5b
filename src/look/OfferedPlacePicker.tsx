// Chooses one place by text among those that an answer of the server offers.
import Autocomplete from '@mui/material/Autocomplete'
import { useQuery } from '@apollo/client/react'
import type { DocumentNode } from 'graphql'
import { useState } from 'react'
import { inputOf, LeftNote, oneCalled, useLeftText, usePickerWords, type PickerProps } from './useLeftText.tsx'
import { unsettledText } from './unsettled.ts'
import { useSettled } from './useSettled.ts'

interface OfferedPlace {
  readonly code: string
  readonly name: string
}

export interface OfferedPlacePickerProps extends PickerProps {
  /** Asked with `text`, answers [{ code, name }]. */
  readonly document: DocumentNode
  readonly code: string | undefined
  readonly onChange: (code: string | undefined) => void
  readonly id: string
  readonly disabled: boolean
}

const none: readonly OfferedPlace[] = []

export const OfferedPlacePicker = (props: OfferedPlacePickerProps) => {
  const { document, code, onChange, id, disabled } = props
  const words = usePickerWords()
  const [typed, setTyped] = useState(unsettledText(code) ?? '')
  const [chosen, setChosen] = useState<OfferedPlace>()
  const text = useSettled(typed.trim())
  const { data, previousData, loading } = useQuery<{ answer: readonly OfferedPlace[] }>(document, { variables: { text } })
  // Until the answer is there, what is known and still fits is offered.
  const settled = text === typed.trim() && !loading
  const known = data?.answer ?? previousData?.answer ?? none
  const held = code === undefined || unsettledText(code) !== undefined ? undefined : code
  const value = held === undefined ? null : chosen?.code === held ? chosen : { code: held, name: held }
  const put = (next: string | undefined): void => {
    setChosen(known.find((each) => each.code === next))
    onChange(next)
  }
  const { left, handlers } = useLeftText({
    held: code,
    typed,
    chosen: value?.name ?? '',
    find: (name) => (settled ? oneCalled(known, (each) => each.name, name)?.code : undefined),
    onChange: put,
    onEmptied: () => setTyped(''),
  })
  return (
    <>
      <Autocomplete
        {...handlers}
        {...words}
        id={id}
        options={settled ? [...known] : known.filter(({ name }) => name.toLowerCase().includes(typed.trim().toLowerCase()))}
        filterOptions={(all) => all}
        getOptionLabel={({ name }) => name}
        getOptionKey={(place) => place.code}
        isOptionEqualToValue={(one, other) => one.code === other.code}
        value={value}
        onChange={(_event, next) => put(next?.code)}
        inputValue={typed}
        onInputChange={(_event, next, reason) => {
          if (reason !== 'reset' || left === undefined) setTyped(next)
        }}
        loading={!settled}
        disabled={disabled}
        renderInput={inputOf(props)}
      />
      <LeftNote left={left} addresses />
    </>
  )
}
