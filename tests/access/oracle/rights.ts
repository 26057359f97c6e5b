// The catalogue of rights as the specs write it: which there are, and who holds them.
import type { AreaText, Specs } from './shapes.ts'

/** Areas whose features stand: what is for later is held by nobody. */
const areasOf = (access: Specs['access']): readonly AreaText[] => Object.values(access.areas).filter((each) => each.for !== 'later')

/** Every right that some staff role can hold; those of the client site only, and those for later, are left out. */
export const staffRights = ({ access }: Specs): readonly string[] => [
  ...new Set(areasOf(access).flatMap(({ any = [], my = [] }) => [...any, ...my])),
]

export const clientRights = ({ access }: Specs): readonly string[] => Object.values(access.areas).flatMap(({ client = [] }) => client)

/** Roles that enter the console, in the order of the specs. */
export const staffRoles = ({ access }: Specs): readonly string[] =>
  Object.entries(access.roles).flatMap(([role, { staff }]) => (staff ? [role] : []))

/** What a role holds as the specs say. */
export const rightsOf = ({ access }: Specs, role: string): ReadonlySet<string> =>
  new Set(
    areasOf(access).flatMap(({ any = [], my = [], holds, holdsMy = holds }) => [
      ...(holds.includes(role) ? any : []),
      ...(holdsMy.includes(role) ? my : []),
    ]),
  )
