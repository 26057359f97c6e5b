// Paths that are no screen themselves but have screens under them: they open the first of those one may see.
import type { MenuModel, ScreenModel } from '../../language/model.ts'

export interface ParentPath {
  readonly path: string
  /** In the order of the menu's group, where it is one; else as the screens stand. */
  readonly screens: readonly ScreenModel[]
}

const isFixed = ({ path }: ScreenModel): boolean => !path.includes(':')
const prefixes = (path: string): readonly string[] =>
  path
    .split('/')
    .slice(1, -1)
    .map((_, at, pieces) => `/${pieces.slice(0, at + 1).join('/')}`)

const inMenuOrder = (menu: MenuModel, path: string, screens: readonly ScreenModel[]): readonly ScreenModel[] => {
  const order = menu.groups.find((group) => group.path === path)?.entries.map(({ to }) => ('path' in to ? to.path : '')) ?? []
  const place = (screen: ScreenModel): number => (order.includes(screen.path) ? order.indexOf(screen.path) : order.length)
  return screens.toSorted((one, other) => place(one) - place(other))
}

export const parentPaths = (screens: readonly ScreenModel[], menu: MenuModel): readonly ParentPath[] => {
  const fixed = screens.filter(isFixed)
  const parents = new Set(fixed.flatMap(({ path }) => prefixes(path)))
  return [...parents]
    .filter((path) => !screens.some((screen) => screen.path === path))
    .map((path) => ({
      path,
      screens: inMenuOrder(
        menu,
        path,
        fixed.filter((screen) => screen.path.startsWith(`${path}/`)),
      ),
    }))
}
