// Who looks, as the deciding functions ask for it: the logged-in user with the rights held at this moment, or those of the role that they look as.
import { person } from '#generated/access.ts'
import type { Viewer } from '../../language/access.ts'
import { remember } from '../../language/remember.ts'
import type { SessionState } from './createSession.ts'
import type { SignedIn } from './SignedIn.ts'

export interface ConsoleViewer extends Viewer {
  readonly user: SignedIn
}

export const mayEnter = (role: string): boolean => person.staff.includes(role)

/** The logged-in user as the deciding functions ask for it. */
export const viewerOf = (user: SignedIn): ConsoleViewer => ({
  id: user.id,
  role: user.role,
  staff: mayEnter(user.role),
  rights: new Set(user.authorities),
  user,
})

/** As whom the session looks now: the user, or the role that they look as. One object a state: every cell with a link asks. */
export const viewerIn = remember((state: SessionState): ConsoleViewer | undefined =>
  state.is === 'out' ? undefined : viewerOf({ ...state.user, ...state.as }),
)
