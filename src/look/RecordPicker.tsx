// Chooses records of another entity by text: the server finds at most twenty, and tells the titles of those already chosen.
import Autocomplete from '@mui/material/Autocomplete'
import { camel } from '../../language/names.ts'
import type { CardModel } from '../../language/model.ts'
import { use, useState, type HTMLAttributes, type Key } from 'react'
import { loadRecords } from '../client/records/loadRecords.ts'
import type { CardValue } from '../client/records/Row.ts'
import { CardView } from './CardView.tsx'
import { inputOf, LeftNote, oneCalled, unsettledIn, useLeftText, usePickerWords, type PickerProps } from './useLeftText.tsx'
import { unsettled, unsettledText } from './unsettled.ts'
import { useCards } from './useCards.ts'
import { useSettled } from './useSettled.ts'

export interface RecordPickerProps extends PickerProps {
  readonly entity: string
  readonly ids: readonly string[]
  /** Cards that are known already, so that their titles need no question. */
  readonly known?: readonly CardValue[]
  readonly several?: boolean
  /** The field it is chosen for, where that offers some records only. */
  readonly offered?: string | undefined
  readonly onChange: (ids: readonly string[]) => void
}

const titleOf = (card: CardValue): string => (card.title === '' ? card.id : card.title)
const idsOf = (cards: readonly CardValue[]): readonly string[] => cards.map((card) => card.id)

const bare = (text: string): string => text.trim().replace(/^@/, '').toLowerCase()

/** The card that a text names for certain. Where it is also what another one that was found is known by, the text alone decides nothing: money may follow it. */
const onlyNamed = (cards: readonly CardValue[], { under }: CardModel, text: string): CardValue | undefined => {
  const isKnownBy = (card: CardValue): boolean =>
    [card.id, card.title, ...under.map((path) => card[camel(path)])].some((each) => typeof each === 'string' && bare(each) === bare(text))
  const known = cards.filter(isKnownBy)
  return known.length === 1 ? oneCalled(known, titleOf, text) : undefined
}

export const RecordPicker = (props: RecordPickerProps) => {
  const { ids, several = false, onChange, id, disabled = false } = props
  const words = usePickerWords()
  const records = use(loadRecords(props.entity))
  const text = unsettledIn(ids)
  const settled = ids.filter((each) => each !== text)
  const { found, chosen, written, write: show, loading } = useCards(records, settled, props.known, props.offered, unsettledText(text))
  const [sought, setSought] = useState('')
  // What was found is the answer to it: of an earlier text, or of none, it says nothing of this one.
  const answered = useSettled(sought)
  const write = (next: string, byHand: boolean): void => {
    show(next, byHand)
    setSought(byHand ? unsettled(next) : '')
  }
  const { left, handlers } = useLeftText({
    held: several ? text : ids[0],
    typed: written,
    chosen: several || !chosen[0] ? '' : titleOf(chosen[0]),
    find: (name) => (loading || answered !== unsettled(name) ? undefined : onlyNamed(found, records.entity.card, name)?.id),
    onChange: (held) => {
      if (several && unsettledText(held) === undefined) write('', false)
      onChange([...new Set([...(several ? settled : []), ...(held === undefined ? [] : [held])])])
    },
    onEmptied: () => write('', false),
  })
  const shared = {
    ...handlers,
    ...words,
    options: found,
    disabled,
    loading,
    filterOptions: (options: CardValue[]) => options,
    getOptionLabel: titleOf,
    getOptionKey: (card: CardValue) => card.id,
    isOptionEqualToValue: (one: CardValue, other: CardValue) => one.id === other.id,
    inputValue: written,
    onInputChange: (_event: unknown, next: string, reason: string) => {
      if (reason !== 'reset' || left === undefined) write(next, reason === 'input')
    },
    renderOption: ({ key, ...rest }: HTMLAttributes<HTMLLIElement> & { readonly key: Key }, card: CardValue) => (
      <li key={key} {...rest}>
        <CardView card={{ ...records.entity.card, path: '' }} value={card} under={Infinity} />
      </li>
    ),
    renderInput: inputOf(props),
    ...(id === undefined ? {} : { id }),
  }
  return (
    <>
      {several ? (
        <Autocomplete multiple {...shared} value={chosen} onChange={(_event, next) => onChange(idsOf(next))} />
      ) : (
        <Autocomplete {...shared} value={chosen[0] ?? null} onChange={(_event, next) => onChange(next === null ? [] : [next.id])} />
      )}
      <LeftNote left={left} />
    </>
  )
}
