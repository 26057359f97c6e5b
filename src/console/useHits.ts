// Records found by a text, each with the address that shows it to this viewer; by no other text than the one that is asked for now.
import { useQuery } from '@apollo/client/react'
import { maxHits } from '../../language/search.ts'
import { sessionChanges } from '#generated/documents/changes/session.ts'
import { useSettled } from '../look/useSettled.ts'
import { useText } from '../client/texts/useText.ts'
import type { Found, Hit } from './usePlaces.ts'
import { usePlaces } from './usePlaces.ts'

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
  const { data, loading } = useQuery<{ answer: readonly Hit[] }>(sessionChanges.SearchFindAll, {
    variables: { text },
    skip: text === '',
    fetchPolicy: 'no-cache',
  })
  const hits = text === wanted ? (data?.answer ?? none) : none
  const found = hits.map((hit) => places.found(hit)).filter((each) => each !== undefined)
  const further = [...new Set(hits.map(({ entity }) => entity))].flatMap((entity): readonly Found[] => {
    const list = places.list(entity)
    if (!list || hits.filter((each) => each.entity === entity).length < maxHits) return []
    const address = `${list.path}?q=${encodeURIComponent(text)}`
    return [{ key: `${entity} all`, title: t('search.all', [text]), line: undefined, kind: t(list.label), address, more: true }]
  })
  return { found: [...found, ...further], waiting: wanted !== '' && (loading || text !== wanted) }
}
