// Loads the frame, and with it what its first screen needs, side by side.
import type { ComponentType } from 'react'
import { sharedTexts } from '../client/texts/productTexts.ts'
import type { ScreenModel } from '../../language/model.ts'
import { loadRecords } from '../client/records/loadRecords.ts'
import type { Console } from '../client/useConsole.ts'

/** Its code, and the texts that all screens share. */
export const loadShell = async (): Promise<{ readonly default: ComponentType }> => {
  const [shell] = await Promise.all([import('./Shell.tsx'), sharedTexts()])
  return shell
}

/**
 * Asks for everything a screen needs at once, as soon as it is known which: frame, texts, the screen's code, its entity's tables.
 * Rejects with what could not be loaded, which is told where it is needed.
 */
export const preloadScreen = async (console: Console, screen: ScreenModel, load: () => Promise<unknown>): Promise<void> => {
  await Promise.all([console.Shell.preload(), load(), screen.entity === undefined ? undefined : loadRecords(screen.entity)])
}
