// Which entries of a menu a viewer has, and where each leads. Pure: rights, flags and configuration in, links out.
import { decide } from '../../language/access.ts'
import type { MenuEntryModel, MenuModel } from '../../language/model.ts'
import type { ConsoleViewer } from '../client/viewerIn.ts'
import type { Configuration } from '../client/Configuration.ts'
import { externalAddress } from '../client/externalAddress.ts'
import { firstPiece, isPathOff, isSwitchedOff } from '../client/isScreenOpen.ts'
import { named } from '../../language/named.ts'
import type { IconName } from '../../language/icons.ts'
import type { FilterWire } from '../../language/filters/kind.ts'

/** One entry of a menu as it is drawn: always a link. */
export interface MenuEntry {
  readonly name: string
  /** Words already. */
  readonly label: string
  readonly icon: IconName
  /** A path of the console, or an address outside of it. */
  readonly to: string
  readonly outside: boolean
  /** The viewer's own record. */
  readonly own: boolean
  readonly active: boolean
  /** Exact number beside the label; absent while unknown. */
  readonly count?: CountOf
}

/** What is counted, for the one who reads it. */
export interface CountOf {
  readonly entity: string
  readonly document: string
  /** What is counted, in words, and the filter that finds it. */
  readonly label: string
  readonly filter: Readonly<Record<string, FilterWire>>
  /** Where just that is. */
  readonly to: string
}

export interface MenuSurroundings {
  readonly menu: MenuModel
  readonly viewer: ConsoleViewer
  readonly configuration: Configuration
  readonly pathname: string
  readonly text: (key: string) => string
}

const isOffered = (entry: MenuEntryModel, { viewer, configuration }: MenuSurroundings): boolean =>
  (entry.when === undefined || configuration.flags[entry.when] === true) &&
  !isSwitchedOff(entry, configuration.disabled) &&
  decide(viewer, entry.guard, viewer.id).allowed

/** The viewer's own record: the detail screen's path with their id in it. */
const ownPath = (path: string, viewer: ConsoleViewer): string => path.replace(/:\w+/, encodeURIComponent(viewer.id))

const targetOf = ({ to }: MenuEntryModel, around: MenuSurroundings): Pick<MenuEntry, 'to' | 'outside'> | undefined => {
  if ('path' in to) return { to: to.path, outside: false }
  if ('own' in to) return { to: ownPath(to.own, around.viewer), outside: false }
  if ('command' in to) return { to: `/${to.command}`, outside: false }
  if ('link' in to) {
    const address = externalAddress(around.configuration.addresses[to.link])
    return address === undefined ? undefined : { to: address, outside: true }
  }
  const group = named(around.menu.groups, to.group)
  return group && entriesOf(group.entries, around).length > 0 ? { to: group.path, outside: false } : undefined
}

const under = (place: string, pathname: string): boolean => pathname === place || (place !== '/' && pathname.startsWith(`${place}/`))

/** The entries whose place the path is in; one that stands alone in its folder stands for the folder: /users/usersList for /users. */
const withActive = (entries: readonly Omit<MenuEntry, 'active'>[], pathname: string): readonly MenuEntry[] => {
  const inside = entries.filter(({ outside }) => !outside).map(({ to }) => firstPiece(to))
  return entries.map((entry) => {
    const folder = firstPiece(entry.to)
    const alone = inside.filter((each) => each === folder).length === 1 && !entry.own
    return { ...entry, active: !entry.outside && under(alone ? folder : entry.to, pathname) }
  })
}

const entryOf = (entry: MenuEntryModel, around: MenuSurroundings): readonly Omit<MenuEntry, 'active'>[] => {
  const target = isOffered(entry, around) ? targetOf(entry, around) : undefined
  if (!target) return []
  const { counts } = entry
  const count = counts &&
    decide(around.viewer, counts.guard).allowed && {
      entity: counts.entity,
      document: counts.document,
      label: around.text(counts.label),
      filter: counts.filter,
      to: counts.path,
    }
  return [
    { name: entry.name, label: around.text(entry.label), icon: entry.icon, own: 'own' in entry.to, ...target, ...(count && { count }) },
  ]
}

export const entriesOf = (entries: readonly MenuEntryModel[], around: MenuSurroundings): readonly MenuEntry[] =>
  withActive(
    entries.flatMap((entry) => entryOf(entry, around)),
    around.pathname,
  )

export interface GroupEntries {
  readonly name: string
  /** In words. */
  readonly label: string
  readonly entries: readonly MenuEntry[]
}

/** The group whose screens the path is among; undefined for who has no entry of it: there the path is like any other that is not found. */
export const groupAt = (around: MenuSurroundings): GroupEntries | undefined => {
  const { menu, configuration, pathname, text } = around
  const group = menu.groups.find(({ path }) => under(path, pathname))
  if (!group || isPathOff(group.path, menu, configuration.disabled)) return undefined
  const entries = entriesOf(group.entries, around)
  const leading = menu.side.find(({ to }) => 'group' in to && to.group === group.name)
  return entries.length === 0 ? undefined : { name: group.name, label: text(leading?.label ?? group.name), entries }
}
