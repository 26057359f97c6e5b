// What of a screen lives in its address: a link gives the same screen, Back restores it.
import { useCallback, useContext, useEffect, useMemo, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useStillHere, WhereContext } from './useStillHere.ts'

/** One object as long as the program runs. */
export interface AddressOf<Place> {
  readonly read: (address: URLSearchParams) => Place
  /** The address after a change. */
  readonly write: (now: Place, change: Partial<Place>) => URLSearchParams
}

export interface Moving {
  readonly replace?: boolean
  /** Nobody asked for it: it follows from what is drawn, and from nothing where one is on the way elsewhere. */
  readonly unasked?: boolean
}

/** change: what it is to be, or what follows from where one is by then; undefined = nothing. */
export type MoveTo<Place> = (change: Partial<Place> | ((now: Place) => Partial<Place> | undefined), how?: Moving) => void

/** The place now, and how to move; typing replaces the entry in the browser's history, everything else adds one. */
export const useAddressState = <Place>({ read, write }: AddressOf<Place>): readonly [Place, MoveTo<Place>] => {
  const [address, setAddress] = useSearchParams()
  const place = useMemo(() => read(address), [address, read])
  const { search } = useLocation()
  const where = useContext(WhereContext)
  const stillHere = useStillHere()
  // The router gives another one at each place; whatever moves would be drawn anew with it, of a list each row.
  const newest = useRef({ setAddress, drawn: search })
  useEffect(() => {
    newest.current = { setAddress, drawn: search }
  })
  const move = useCallback<MoveTo<Place>>(
    (change, how = {}) => {
      const { drawn } = newest.current
      const there = where()?.search ?? drawn
      if (!stillHere() || (how.unasked === true && there !== drawn)) return
      const now = read(new URLSearchParams(there))
      const changed = typeof change === 'function' ? change(now) : change
      if (changed)
        newest.current.setAddress(write(now, changed), {
          replace: how.replace === true,
          preventScrollReset: true,
          // One is here already: the routes need not be asked again whether one may be.
          defaultShouldRevalidate: false,
        })
    },
    [read, write, where, stillHere],
  )
  return [place, move]
}
