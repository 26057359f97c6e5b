// Whether a screen is open: it is not switched off, its flag is on, and its viewer may see it. Elsewhere it is as if it were not there.
import { menu } from '#generated/menu.ts'
import type { ScreenModel, MenuEntryModel, MenuModel } from '../../language/model.ts'
import type { ConsoleViewer } from './viewerIn.ts'
import type { Configuration } from './Configuration.ts'
import { screenKind } from '../../language/screens/index.ts'
import { decide } from '../../language/access.ts'
import { person } from '#generated/access.ts'

/** The person that a record on a screen is, where it is one. */
export const personOn = (screen: ScreenModel, id: string | undefined): string | undefined =>
  screen.entity === person.entity ? id : undefined

/** The person a screen is about, as far as its address says: the record's id, where the record is a person. */
export const addressedPerson = (screen: ScreenModel, params: Readonly<Record<string, string | undefined>>): string | undefined =>
  personOn(screen, params[/:(\w+)/.exec(screen.path)?.[1] ?? ''])

/** A list is one's own where the server narrows it to that, and a record whose address does not say whose it is where the server gives it. */
const isOwnIfAny = (screen: ScreenModel, subject: string | undefined): boolean => {
  const { shows } = screenKind(screen)
  return shows === 'records' || (shows === 'record' && subject === undefined && screen.entity !== person.entity)
}

/** Whether a screen is there for this viewer. */
export const maySee = (viewer: ConsoleViewer, screen: ScreenModel, subject?: string): boolean =>
  decide(viewer, screen.guard, isOwnIfAny(screen, subject) ? viewer.id : subject).allowed

/** /users/usersList -> /users */
export const firstPiece = (path: string): string => `/${path.split('/')[1] ?? ''}`

/** Home and commands cannot be switched off. */
export const isSwitchedOff = (entry: MenuEntryModel, disabled: ReadonlySet<string>): boolean => {
  if ('command' in entry.to || ('path' in entry.to && entry.to.path === '/')) return false
  return disabled.has(entry.name)
}

/** What the configured list of route names switches off (domain 3.4): the entry of that name and the list routes under it. */
const pathsOff = (menu: MenuModel, disabled: ReadonlySet<string>): readonly string[] =>
  menu.side
    .filter((entry) => isSwitchedOff(entry, disabled))
    .flatMap(({ to }) => {
      if ('path' in to) return [firstPiece(to.path)]
      if ('group' in to) return menu.groups.filter(({ name }) => name === to.group).map(({ path }) => path)
      return []
    })

/** Whether a place of the console answers as if it were not there. */
export const isPathOff = (path: string, menu: MenuModel, disabled: ReadonlySet<string>): boolean =>
  pathsOff(menu, disabled).some((off) => path === off || path.startsWith(`${off}/`))

/** Whether this screen answers as if it were not there. A record's own screen stays. */
export const isScreenOff = (screen: ScreenModel, menu: MenuModel, disabled: ReadonlySet<string>): boolean =>
  screenKind(screen).shows !== 'record' && isPathOff(screen.path, menu, disabled)

/** Whether a screen is on, whoever looks: its flag is, and the site has not switched it off. */
export const isScreenOn = (screen: ScreenModel, { disabled, flags }: Pick<Configuration, 'disabled' | 'flags'>): boolean =>
  (screen.when === undefined || flags[screen.when] === true) && !isScreenOff(screen, menu, disabled)

/** @param subject the person it would be about, where that is known */
export const isScreenOpen = (
  screen: ScreenModel,
  viewer: ConsoleViewer,
  configuration: Pick<Configuration, 'disabled' | 'flags'>,
  subject?: string,
): boolean => isScreenOn(screen, configuration) && maySee(viewer, screen, subject)
