// Asks for everything a screen needs at once, as soon as it is known which: frame, texts, the screen's code, its entity's tables.
import type { ScreenModel } from '../../language/model.ts'
import { loadRecords } from '../records/loadRecords.ts'
import type { Console } from '../startUp/useConsole.ts'
import { loadShell } from './loadShell.ts'

/** Whatever fails here fails again, and is told, where it is needed. */
const quietly = (loading: Promise<unknown>): void => void loading.catch(() => undefined)

export const preloadScreen = (console: Console, screen: ScreenModel, load: () => Promise<unknown>): void => {
  quietly(loadShell(console))
  quietly(load())
  if (screen.entity !== undefined) quietly(loadRecords(screen.entity))
}
