// What the search over everything offers of one's own: records that one keeps, and those that stood open lately. Nothing moves while it is looked at:
// they stand in the order that they came in, whatever is kept or let go meanwhile.
import { useState } from 'react'
import { isKept, useKeep, useVisits, type Visit } from '../client/records/useVisits.ts'
import { useOnlyLooks } from '../client/useOnlyLooks.ts'
import { useText } from '../client/texts/useText.ts'
import { usePlaces, type Found } from './usePlaces.ts'

export interface Visited {
  /** It is known what there is. */
  readonly ready: boolean
  readonly found: readonly Found[]
  readonly isKept: (found: Found) => boolean
  /** Keeps it, or lets it go; undefined where nothing of the sort is possible. */
  readonly toggle: (found: Found) => (() => void) | undefined
  /** What came of that, in words. */
  readonly told: string
}

const none: readonly Visit[] = []

export const useVisited = (): Visited => {
  const t = useText()
  const places = usePlaces()
  const onlyLooks = useOnlyLooks()
  const { visits, failed } = useVisits({ anew: true })
  const keep = useKeep()
  const [first, setFirst] = useState(visits)
  const [told, setTold] = useState('')
  if (!first && visits) setFirst(visits)
  const found = (first ?? none).flatMap(({ record, kept, ...hit }): readonly Found[] => {
    const at = places.found({ ...hit, id: record })
    return at ? [{ ...at, group: t(kept ? 'visits.kept' : 'visits.recent') }] : []
  })
  const ofFound = ({ place }: Found): boolean => place !== undefined && isKept(visits, place)
  const toggle: Visited['toggle'] = (each) => {
    const { place, title } = each
    if (!place || onlyLooks) return undefined
    return () => {
      const kept = !ofFound(each)
      void keep(place, kept).then((done) => done && setTold(t(kept ? 'visits.nowKept' : 'visits.letGo', [title])))
    }
  }
  return { ready: first !== undefined || failed, found, isKept: ofFound, toggle, told }
}
