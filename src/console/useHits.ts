// Records found by a text, each with the address that shows it to this viewer. Of those that the text before found, whose title has this one stay until the answer comes.
import { useQuery } from '@apollo/client/react'
import { maxHits } from '../../language/search.ts'
import { sessionChanges } from '#generated/documents/changes/session.ts'
import { useSettled } from '../look/useSettled.ts'
import { useText } from '../client/texts/useText.ts'
import { usePlaces, type Found, type Hit } from './usePlaces.ts'

export interface Hits {
  readonly found: readonly Found[]
  /** An answer is still to come. */
  readonly waiting: boolean
}

const none: readonly Hit[] = []

export const useHits = (typed: string): Hits => {
  const t = useText()
  const places = usePlaces()
  const wanted = typed.trim()
  const text = useSettled(wanted)
  const { data, previousData, loading } = useQuery<{ answer: readonly Hit[] }>(sessionChanges.SearchFindAll, {
    variables: { text },
    skip: text === '',
    fetchPolicy: 'no-cache',
  })
  const there = text === wanted && data ? data.answer : undefined
  const before = (data ?? previousData)?.answer ?? none
  const hits = there ?? before.filter(({ title }) => wanted !== '' && title.toLowerCase().includes(wanted.toLowerCase()))
  const found = hits.map((hit) => places.found(hit)).filter((each) => each !== undefined)
  const further = [...new Set(there?.map(({ entity }) => entity))].flatMap((entity): readonly Found[] => {
    const list = places.list(entity)
    if (!list || hits.filter((each) => each.entity === entity).length < maxHits) return []
    const address = `${list.path}?q=${encodeURIComponent(text)}`
    return [{ key: `${entity} all`, title: t('search.all', [text]), line: undefined, kind: t(list.label), address, more: true }]
  })
  return { found: [...found, ...further], waiting: wanted !== '' && (loading || text !== wanted) }
}
