// Loads the two configs that the console needs before it can draw anything.
import { app } from '#generated/app.ts'
import { loadJson, type LoadJsonOptions } from './loadJson.ts'
import { mergeConfiguration } from './mergeConfiguration.ts'
import type { Configuration } from './Configuration.ts'

const options = { tries: app.configTries, pause: app.configPause }

const backendOf = (local: unknown): string => {
  const said: unknown = typeof local === 'object' && local !== null && 'backendUrl' in local ? local.backendUrl : undefined
  return typeof said === 'string' && said !== '' ? said : (app.addresses['backendUrl'] ?? '/api')
}

const siteOf = (local: unknown, patience: LoadJsonOptions): Promise<unknown> =>
  loadJson(`${backendOf(local)}/system-settings/frontend-config`, patience)

/** Rejects with the cause when one of them cannot be read. */
export const loadConfiguration = async (): Promise<Configuration> => {
  const local = await loadJson(`${app.basePath}config.json`, options)
  return mergeConfiguration(app, local, await siteOf(local, options))
}

/** What the site says now, under the same config.json. One try: whoever asks knows something already. */
export const loadAgain = async ({ local }: Configuration): Promise<Configuration> =>
  mergeConfiguration(app, local, await siteOf(local, { tries: 1, pause: 0 }))
