// Of what is counted, that which the viewer may count and whose list is open to them.
import { useMemo } from 'react'
import { decide, type Guard } from '../../../language/access.ts'
import type { ListPlaceModel } from '../../../language/model.ts'
import { useViewer } from '../../client/useViewer.ts'
import { useLeadsTo } from './useLeadsTo.ts'

const none: readonly never[] = []

export const useMine = <T extends { readonly guard: Guard; readonly leads: ListPlaceModel }>(all: readonly T[] = none): readonly T[] => {
  const [viewer, leadsTo] = [useViewer(), useLeadsTo()]
  return useMemo(() => all.filter(({ guard, leads }) => decide(viewer, guard).allowed && leadsTo(leads)), [all, viewer, leadsTo])
}
