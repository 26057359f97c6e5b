// What the configured list of route names switches off (domain 3.4): the entry of that name and the list routes under it.
import { screenKind } from '../../language/screens/index.ts'
import type { MenuEntryModel, MenuModel, ScreenModel } from '../../language/model.ts'

const firstPiece = (path: string): string => `/${path.split('/')[1] ?? ''}`

/** Home and commands cannot be switched off. */
export const isSwitchedOff = (entry: MenuEntryModel, disabled: ReadonlySet<string>): boolean => {
  if ('command' in entry.to || ('path' in entry.to && entry.to.path === '/')) return false
  return disabled.has(entry.name)
}

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
