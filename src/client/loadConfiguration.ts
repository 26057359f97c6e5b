// Loads the two configs that the console needs before it can draw anything.
import { app } from '#generated/app.ts'
import { mergeConfiguration } from './mergeConfiguration.ts'
import type { Configuration } from './Configuration.ts'

interface LoadJsonOptions {
  readonly tries: number
  /** Milliseconds between two tries. */
  readonly pause: number
  readonly fetch?: typeof globalThis.fetch
}

const once = async (address: string, fetch: typeof globalThis.fetch): Promise<unknown> => {
  const answer = await fetch(address, { cache: 'no-store', credentials: 'same-origin', headers: { accept: 'application/json' } })
  if (!answer.ok) throw new Error(`${address} (${answer.status})`)
  return answer.json()
}

/**
 * Reads one config, trying again a few times.
 * The parsed answer; the last try's error when none succeeds.
 */
export const loadJson = async (address: string, options: LoadJsonOptions): Promise<unknown> => {
  const fetch = options.fetch ?? globalThis.fetch.bind(globalThis)
  for (let tried = 1; ; tried += 1) {
    try {
      // One try after the other is the point.
      // eslint-disable-next-line no-await-in-loop
      return await once(address, fetch)
    } catch (error) {
      if (tried >= options.tries) throw error
      // eslint-disable-next-line no-await-in-loop
      await new Promise((resolve) => setTimeout(resolve, options.pause))
    }
  }
}

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
