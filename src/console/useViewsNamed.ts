// Kept views of any list by a piece of their name, each with the address that shows it.
import { useQuery } from '@apollo/client/react'
import { sessionChanges } from '#generated/documents/changes/session.ts'
import { useText } from '../client/texts/useText.ts'
import { usePlaces, type Found } from './usePlaces.ts'

/** @param wanted in small letters; nothing is asked while it is empty */
export const useViewsNamed = (wanted: string): readonly Found[] => {
  const t = useText()
  const places = usePlaces()
  const { data } = useQuery(sessionChanges.SavedViewsFindAll, {
    skip: wanted === '',
    fetchPolicy: 'no-cache',
    context: { quiet: true },
  })
  return (data?.answer ?? []).flatMap(({ id, entity, name, place }): readonly Found[] => {
    const list = name.toLowerCase().includes(wanted) ? places.list(entity) : undefined
    if (!list) return []
    return [{ key: `view ${id}`, title: name, line: t(list.label), kind: t('search.view'), address: `${list.path}?${place}` }]
  })
}
