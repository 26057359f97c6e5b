// Who goes on a tour of a product, and where: taken from its generated tables, so that a new screen is on it by itself.
import { decide, type Viewer } from '../../../language/access.ts'
import type { RightModel, RoleModel, ScreenModel } from '../../../language/model.ts'
import { screenKind } from '../../../language/screens/index.ts'

/** One screen as one viewer should find it. */
export interface Stop {
  /** A staff role, or nobody: not logged in. */
  readonly who: string
  readonly screen: ScreenModel
  /** Otherwise there is no such page. */
  readonly opens: boolean
  /** It would be there for a record of one's own, so the server is asked, and refuses. */
  readonly isAsked: boolean
}

export const nobody = 'nobody'

export interface Toured {
  readonly screens: readonly ScreenModel[]
  readonly roles: readonly RoleModel[]
  readonly rights: readonly RightModel[]
  readonly flags: Readonly<Record<string, boolean>>
}

/** Open screens are for those who are not logged in; every other one is visited by each role of staff, whether it may or not. */
export const stopsOf = ({ screens, roles, rights, flags }: Toured): readonly Stop[] => {
  const viewerOf = (role: string): Viewer => ({
    id: '',
    role,
    staff: true,
    rights: new Set(rights.filter(({ holders }) => holders.includes(role)).map(({ name }) => name)),
  })
  const opens = (screen: ScreenModel, viewer?: Viewer, subject?: string): boolean =>
    decide(viewer, screen.guard, subject).allowed && (screen.when === undefined || flags[screen.when] === true)
  const stop = (screen: ScreenModel, who: string, viewer: Viewer): Stop => {
    const ownOnly = !opens(screen, viewer) && opens(screen, viewer, viewer.id)
    const { shows } = screenKind(screen)
    // A list is then narrowed to one's own.
    return { who, screen, opens: opens(screen, viewer) || (ownOnly && shows === 'records'), isAsked: ownOnly && shows === 'record' }
  }
  return [
    ...screens.filter((screen) => opens(screen)).map((screen) => ({ who: nobody, screen, opens: true, isAsked: false })),
    ...roles
      .filter(({ staff }) => staff)
      .flatMap(({ name }) => screens.filter((screen) => !opens(screen)).map((screen) => stop(screen, name, viewerOf(name)))),
  ]
}
