// What draws those cells of a list that are edited where they stand. It comes after the first screen; where it does not come, the row's menu has the whole form.
import { useEffect, useState, type ComponentType } from 'react'
import { app } from '#generated/app.ts'
import type { ListModel } from '../../../language/model.ts'
import { loadChunk } from '../../client/loadChunk.ts'
import { onceLoaded } from '../../client/onceLoaded.ts'
import { useAfterFirstScreen } from '../../client/useAfterFirstScreen.ts'
import { useOnlyLooks } from '../../client/useOnlyLooks.ts'
import type { CellInPlaceProps } from './CellInPlace.tsx'

export type InPlace = ComponentType<CellInPlaceProps>

const load = onceLoaded(() => loadChunk(async () => (await import('./CellInPlace.tsx')).CellInPlace, app.chunkTimeout))

/** Undefined until it is there, and where nothing is edited in its place. */
export const useInPlace = ({ columns }: ListModel): InPlace | undefined => {
  const onlyLooks = useOnlyLooks()
  const wanted = useAfterFirstScreen() && !onlyLooks && columns.some(({ inPlace }) => inPlace)
  const [cell, setCell] = useState<InPlace>()
  useEffect(() => {
    if (wanted)
      load().then(
        (loaded) => setCell(() => loaded),
        () => undefined,
      )
  }, [wanted])
  return wanted ? cell : undefined
}
