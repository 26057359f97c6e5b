// The logged-in user as the deciding functions ask for it.
import { person } from '#generated/access.ts'
import type { Viewer } from '../../language/access.ts'
import type { SignedIn } from './SignedIn.ts'

export interface ConsoleViewer extends Viewer {
  readonly user: SignedIn
}

export const mayEnter = (role: string): boolean => person.staff.includes(role)

export const viewerOf = (user: SignedIn): ConsoleViewer => ({
  id: user.id,
  role: user.role,
  staff: mayEnter(user.role),
  rights: new Set(user.authorities),
  user,
})
