// The screen at a path, before the router is there.
import type { ScreenModel } from '../../language/model.ts'

const parts = (path: string): readonly string[] => path.split('/').filter((part) => part !== '')
const isOpen = (part: string): boolean => part.startsWith(':')

const fits = (screen: ScreenModel, at: readonly string[]): boolean => {
  const wanted = parts(screen.path)
  return wanted.length === at.length && wanted.every((part, place) => isOpen(part) || part === at[place])
}
const open = ({ path }: ScreenModel): number => parts(path).filter(isOpen).length

/** Of several the one that says most of the path itself. @param path without the console's base path */
export const screenAt = (screens: readonly ScreenModel[], path: string): ScreenModel | undefined => {
  const at = parts(path)
  return screens.filter((screen) => fits(screen, at)).toSorted((one, other) => open(one) - open(other))[0]
}
