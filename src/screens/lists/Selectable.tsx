// Around the rows of a list: where its viewer may do something to many of them at once, they can be selected. What selects them comes after the first screen.
import { Suspense, useState, type ReactNode } from 'react'
import { useOnlyLooks } from '../../client/useOnlyLooks.ts'
import { useViewer } from '../../client/useViewer.ts'
import { useAfterFirstScreen } from '../../client/useAfterFirstScreen.ts'
import { lazyScreen } from '../../look/lazyScreen.ts'
import { runActions } from '../runs/runActions.ts'
import { PickContext, type PickBox } from '../runs/PickPlace.tsx'
import type { ListProps } from './useListScreen.ts'

const ListRuns = lazyScreen(async () => ({ default: (await import('./ListRuns.tsx')).ListRuns }))

export const Selectable = ({ children, ...about }: ListProps & { readonly children: ReactNode }) => {
  const viewer = useViewer()
  const onlyLooks = useOnlyLooks()
  const free = useAfterFirstScreen()
  const [box, setBox] = useState<PickBox | null>(null)
  const may = !onlyLooks && runActions(about.records.entity, about.list, viewer).length > 0
  return (
    <PickContext value={may ? box : undefined}>
      {children}
      {may && free && (
        <Suspense fallback={null}>
          <ListRuns {...about} onBox={setBox} />
        </Suspense>
      )}
    </PickContext>
  )
}
