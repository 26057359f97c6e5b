// The list's place as state that lives in the address.
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useStillHere } from '../../client/useStillHere.ts'
import { moved, readListParams, writeListParams } from './listParams.ts'
import type { ListParams } from './listParams.ts'

export type Move = (change: Partial<ListParams>, how?: { readonly replace?: boolean }) => void

/** The place now, and how to move; typing replaces the entry in the browser's history, everything else adds one. */
export const useListParams = (): readonly [ListParams, Move] => {
  const [address, setAddress] = useSearchParams()
  const params = useMemo(() => readListParams(address), [address])
  const stillHere = useStillHere()
  const move = useCallback<Move>(
    (change, how) => {
      if (!stillHere()) return
      setAddress((now) => writeListParams(moved(readListParams(now), change)), {
        replace: how?.replace === true,
        preventScrollReset: true,
        // One is here already: the routes need not be asked again whether one may be.
        defaultShouldRevalidate: false,
      })
    },
    [setAddress, stillHere],
  )
  return [params, move]
}
