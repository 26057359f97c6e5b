// Asks for everything a screen needs at once, as soon as it is known which: frame, texts, the screen's code, its entity's tables.
import type { ScreenModel } from '../../language/model.ts'
import { loadRecords } from '../client/records/loadRecords.ts'
import type { Console } from '../client/useConsole.ts'

/** Rejects with what could not be loaded, which is told where it is needed. */
export const preloadScreen = async (console: Console, screen: ScreenModel, load: () => Promise<unknown>): Promise<void> => {
  await Promise.all([console.Shell.preload(), load(), screen.entity === undefined ? undefined : loadRecords(screen.entity)])
}
