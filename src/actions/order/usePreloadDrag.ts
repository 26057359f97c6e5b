// What drags, and what sends where it was dropped, is fetched while the rows are: rows drawn anew when it comes would lose what was opened on them.
import { actionKind } from '../../../language/actions/index.ts'
import { useEffect } from 'react'
import { decide } from '../../../language/access.ts'
import type { EntityModel } from '../../../language/model.ts'
import { useViewer } from '../../client/useViewer.ts'
import { preloadDrag } from './Ordered.tsx'

export const loadSending = async () => import('./sendMove.ts')

export const usePreloadDrag = ({ actions }: EntityModel): void => {
  const viewer = useViewer()
  const may = actions.some((each) => actionKind(each).dragged && decide(viewer, each.guard).allowed)
  useEffect(() => {
    if (!may) return
    preloadDrag()
    // What fails here is told where it is needed.
    void loadSending().catch(() => undefined)
  }, [may])
}
