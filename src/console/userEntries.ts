// What is the viewer's own, as links of their menu: profile, sessions, help; as far as the product has them and the viewer may.
import { app } from '#generated/app.ts'
import { menu } from '#generated/menu.ts'
import { screens } from '#generated/routes.ts'
import type { AppModel } from '../../language/model.ts'
import { named } from '../../language/named.ts'
import { addressOf } from '../client/records/addressOf.ts'
import { isScreenOpen } from '../client/isScreenOpen.ts'
import { helpScreen } from './helpScreen.ts'
import { entriesOf, type MenuSurroundings } from './menuEntries.ts'

export interface UserEntry {
  /** In words. */
  readonly label: string
  readonly to: string
}

const { sessions }: AppModel = app

const ownSessions = ({ viewer, configuration, text }: MenuSurroundings): readonly UserEntry[] => {
  const screen = named(screens, sessions?.screen)
  if (!screen || !isScreenOpen(screen, viewer, configuration, viewer.id)) return []
  return [{ label: text(screen.label), to: addressOf(screen.path, viewer.id) }]
}

export interface UserEntries {
  readonly own: readonly UserEntry[]
  readonly help: UserEntry | undefined
  /** As the product calls it, where its menu has it. */
  readonly logout: UserEntry
}

export const userEntries = (around: Omit<MenuSurroundings, 'menu' | 'pathname'>): UserEntries => {
  const side = entriesOf(menu.side, { ...around, menu, pathname: '' })
  const help = helpScreen(around.viewer, around.configuration)
  return {
    own: [...side.filter(({ own }) => own), ...ownSessions({ ...around, menu, pathname: '' })],
    help: help && { label: around.text(help.label), to: help.path },
    logout: side.find(({ to }) => to === '/logout') ?? { label: around.text('user.logout'), to: '/logout' },
  }
}
