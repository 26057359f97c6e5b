// What of the rights is shown, kept in the address: a link gives the same screen, a reload keeps it.
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useStillHere } from '../../client/useStillHere.ts'

export interface RightsPlace {
  readonly search: string
  /** Roles whose heads are pressed, two at most: with two, only where they differ. */
  readonly roles: readonly string[]
  /** Name of the right that says what it is for. */
  readonly open: string | undefined
}

export type MoveRights = (change: Partial<RightsPlace>, how?: { readonly replace?: boolean }) => void

/** Two are compared: a third takes the place of the first. */
export const pressed = (roles: readonly string[], role: string): readonly string[] =>
  roles.includes(role) ? roles.filter((each) => each !== role) : [...roles, role].slice(-2)

export const readPlace = (address: URLSearchParams): RightsPlace => ({
  search: (address.get('q') ?? '').replaceAll(/\p{Cc}/gu, ''),
  roles: [...new Set((address.get('roles') ?? '').split(',').filter(Boolean))].slice(0, 2),
  open: address.get('open') ?? undefined,
})

export const writePlace = ({ search, roles, open }: RightsPlace): URLSearchParams =>
  new URLSearchParams({
    ...(search !== '' && { q: search }),
    ...(roles.length > 0 && { roles: roles.join() }),
    ...(open !== undefined && { open }),
  })

/** Typing replaces the entry in the browser's history, everything else adds one. */
export const useRightsPlace = (): readonly [RightsPlace, MoveRights] => {
  const [address, setAddress] = useSearchParams()
  const place = useMemo(() => readPlace(address), [address])
  const stillHere = useStillHere()
  const move = useCallback<MoveRights>(
    (change, how) => {
      if (!stillHere()) return
      setAddress((now) => writePlace({ ...readPlace(now), ...change }), {
        replace: how?.replace === true,
        preventScrollReset: true,
        defaultShouldRevalidate: false,
      })
    },
    [setAddress, stillHere],
  )
  return [place, move]
}
