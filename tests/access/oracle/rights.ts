// The catalogue of rights as the specs write it: which there are, and who holds them.
import type { Specs } from './shapes.ts'

/** Every right that some staff role can hold; those of the client site only are left out. */
export const staffRights = ({ access }: Specs): readonly string[] =>
  Object.values(access.areas).flatMap(({ any = [], my = [] }) => [...any, ...my])

export const clientRights = ({ access }: Specs): readonly string[] => Object.values(access.areas).flatMap(({ client = [] }) => client)

/** What a role holds as the specs say. */
export const rightsOf = ({ access }: Specs, role: string): ReadonlySet<string> =>
  new Set(
    Object.values(access.areas).flatMap(({ any = [], my = [], holds, holdsMy = holds }) => [
      ...(holds.includes(role) ? any : []),
      ...(holdsMy.includes(role) ? my : []),
    ]),
  )
