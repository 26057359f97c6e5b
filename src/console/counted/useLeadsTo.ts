// Whether a list that something leads to is open to the viewer.
import { useCallback } from 'react'
import { screens } from '#generated/routes.ts'
import type { ListPlaceModel } from '../../../language/model.ts'
import { isScreenOpen } from '../../client/isScreenOpen.ts'
import { useConsole } from '../../client/useConsole.ts'
import { useViewer } from '../../client/useViewer.ts'

export const useLeadsTo = (): ((place: ListPlaceModel) => boolean) => {
  const [viewer, { configuration }] = [useViewer(), useConsole()]
  return useCallback(
    ({ path }) => screens.some((each) => each.path === path && isScreenOpen(each, viewer, configuration)),
    [viewer, configuration],
  )
}
