// What of a screen lives in its address: a link gives the same screen, Back restores it.
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useStillHere } from './useStillHere.ts'

/** One object as long as the program runs. */
export interface AddressOf<Place> {
  readonly read: (address: URLSearchParams) => Place
  /** The address after a change. */
  readonly write: (now: Place, change: Partial<Place>) => URLSearchParams
}

/** change: what it is to be, or what follows from where one is by then. */
export type MoveTo<Place> = (change: Partial<Place> | ((now: Place) => Partial<Place>), how?: { readonly replace?: boolean }) => void

/** The place now, and how to move; typing replaces the entry in the browser's history, everything else adds one. */
export const useAddressState = <Place>({ read, write }: AddressOf<Place>): readonly [Place, MoveTo<Place>] => {
  const [address, setAddress] = useSearchParams()
  const place = useMemo(() => read(address), [address, read])
  const stillHere = useStillHere()
  // The router gives another one at each place; whatever moves would be drawn anew with it, of a list each row.
  const newest = useRef(setAddress)
  useEffect(() => {
    newest.current = setAddress
  })
  const move = useCallback<MoveTo<Place>>(
    (change, how) => {
      if (!stillHere()) return
      newest.current(
        (address) => {
          const now = read(address)
          return write(now, typeof change === 'function' ? change(now) : change)
        },
        {
          replace: how?.replace === true,
          preventScrollReset: true,
          // One is here already: the routes need not be asked again whether one may be.
          defaultShouldRevalidate: false,
        },
      )
    },
    [read, write, stillHere],
  )
  return [place, move]
}
