// What begins while the console's own code is still on its way: the configs, and the pieces that whoever was logged in will most likely need.
import { app } from '#generated/app.ts'
import { loadShared } from '#generated/locales/index.ts'
import { screens } from '#generated/routes.ts'
import { loadRecords } from './client/records/loadRecords.ts'
import { loadScreen } from './loadScreen.ts'
import { screenAt } from './client/screenAt.ts'
import { readLoginData } from './client/loginData.ts'
import type { Configuration } from './client/Configuration.ts'
import { loadConfiguration } from './client/loadConfiguration.ts'

/** Whatever fails here fails again, and is told, where it is needed. */
const quietly = (loading: Promise<unknown>): void => void loading.catch(() => undefined)

const pieces = (path: string): void => {
  quietly(import('./console/Shell.tsx'))
  quietly(loadShared())
  const screen = screenAt(screens, path.startsWith(app.basePath) ? path.slice(app.basePath.length) : path)
  if (!screen) return
  quietly(loadScreen(screen)())
  if (screen.entity !== undefined) quietly(loadRecords(screen.entity))
}

/** The configs; only whoever waits for them hears of a failure. */
export const early = (): Promise<Configuration> => {
  const configuration = loadConfiguration()
  quietly(configuration)
  if (readLoginData()) pieces(location.pathname)
  return configuration
}
