// What of the rights is shown, kept in the address: a link gives the same screen, a reload keeps it.
import { useAddressState, type AddressOf, type MoveTo } from '../../client/useAddressState.ts'

export interface RightsPlace {
  readonly search: string
  /** Roles whose heads are pressed, two at most: with two, only where they differ. */
  readonly roles: readonly string[]
  /** Name of the right that says what it is for. */
  readonly open: string | undefined
}

export type MoveRights = MoveTo<RightsPlace>

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

const rightsAddress: AddressOf<RightsPlace> = { read: readPlace, write: (now, change) => writePlace({ ...now, ...change }) }

export const useRightsPlace = (): readonly [RightsPlace, MoveRights] => useAddressState(rightsAddress)
