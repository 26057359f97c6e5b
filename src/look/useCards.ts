// The cards of a picker: those that fit what is typed, and those chosen.
import { useQuery } from '@apollo/client/react'
import type { DocumentNode } from 'graphql'
import { useMemo, useState } from 'react'
import { pascal } from '../../language/names.ts'
import { guardsFor, variablesFor } from '../client/records/variablesFor.ts'
import type { Records } from '../client/records/loadRecords.ts'
import type { CardValue } from '../client/records/Row.ts'
import { useSame } from '../client/useSame.ts'
import { useSettled } from './useSettled.ts'
import { useViewer } from '../client/useViewer.ts'

interface Cards {
  readonly found: CardValue[]
  readonly chosen: CardValue[]
  /** What stands in the input: typed, or the title of what was chosen. */
  readonly written: string
  /** Only what is typed is looked for, so that the list offers everything when it is opened again. */
  readonly write: (text: string, byHand: boolean) => void
  readonly loading: boolean
}

const none: readonly CardValue[] = []

/** Whoever looks again may look for what has come since. */
const anew = { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } as const

const documentOf = ({ entity, documents }: Records): DocumentNode => {
  const document = documents[pascal(entity.autocomplete ?? '')]
  if (!document) throw new Error(`${entity.name} cannot be chosen by text`)
  return document
}

export const useCards = (
  records: Records,
  ids: readonly string[],
  known: readonly CardValue[] = none,
  field?: string,
  typed = '',
): Cards => {
  const viewer = useViewer()
  const [input, setInput] = useState({ written: typed, sought: '' })
  const text = useSettled(input.sought.trim())
  const document = documentOf(records)
  const marks = guardsFor(viewer, Object.fromEntries(records.entity.card.marks.map((mark) => [mark.guard, mark.read])))
  const ask = (what: object) => variablesFor(document, { ...marks, ...what })
  const { data, previousData, loading } = useQuery<{ answer: readonly CardValue[] }>(document, { ...anew, variables: ask({ text, field }) })
  const unknown = ids.filter((id) => !known.some((card) => card.id === id))
  const named = useQuery<{ answer: readonly CardValue[] }>(document, {
    ...anew,
    variables: ask({ ids: unknown }),
    skip: unknown.length === 0,
  })
  const found = data?.answer ?? previousData?.answer ?? none
  const [memory] = useState(() => new Map<string, CardValue>())
  const same = useSame(ids)
  const told = named.data?.answer ?? none
  for (const card of [...known, ...told, ...found]) if (same.includes(card.id) && !memory.has(card.id)) memory.set(card.id, card)
  // The same cards each time, or the input forgets what is being typed.
  const cards = JSON.stringify(same.map((id) => memory.get(id) ?? { id, title: '' }))
  const chosen = useMemo(() => JSON.parse(cards) as CardValue[], [cards])
  const write = (written: string, byHand: boolean): void => setInput({ written, sought: byHand ? written : '' })
  return { found: [...found], chosen, written: input.written, write, loading }
}
