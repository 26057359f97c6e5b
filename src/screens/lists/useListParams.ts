// The list's place as state that lives in the address.
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useStillHere } from '../../client/useStillHere.ts'
import { moved, readListParams, writeListParams } from '../../../language/listAddress.ts'
import type { ListParams } from '../../../language/listAddress.ts'

/** change: what it is to be, or what follows from where one is by then. */
export type Move = (change: Partial<ListParams> | ((now: ListParams) => Partial<ListParams>), how?: { readonly replace?: boolean }) => void

/** The place now, and how to move; typing replaces the entry in the browser's history, everything else adds one. */
export const useListParams = (): readonly [ListParams, Move] => {
  const [address, setAddress] = useSearchParams()
  const params = useMemo(() => readListParams(address), [address])
  const stillHere = useStillHere()
  // The router gives another one at each place; whatever can move the list would be drawn anew with it, each row.
  const newest = useRef(setAddress)
  useEffect(() => {
    newest.current = setAddress
  })
  const move = useCallback<Move>(
    (change, how) => {
      if (!stillHere()) return
      newest.current(
        (address) => {
          const now = readListParams(address)
          return writeListParams(moved(now, typeof change === 'function' ? change(now) : change))
        },
        {
          replace: how?.replace === true,
          preventScrollReset: true,
          // One is here already: the routes need not be asked again whether one may be.
          defaultShouldRevalidate: false,
        },
      )
    },
    [stillHere],
  )
  return [params, move]
}
