// Loads the two configs that the console needs before it can draw anything.
import { app } from '#generated/app.ts'
import { takeFetched } from './begun.ts'
import { requestTimeoutMs } from './requestTimeoutMs.ts'
import { mergeConfiguration } from './mergeConfiguration.ts'
import { addressesOf, siteConfigAt, type Configuration } from './Configuration.ts'

interface LoadJsonOptions {
  readonly tries: number
  /** Milliseconds between two tries. */
  readonly pause: number
  readonly fetch?: typeof globalThis.fetch
  /** Ends it before the next try. */
  readonly signal?: AbortSignal
}

const read = async (asked: Promise<Response>, address: string): Promise<unknown> => {
  const answer = await asked
  if (!answer.ok) throw new Error(`${address} (${answer.status})`)
  return answer.json()
}

const once = async (address: string, { fetch = globalThis.fetch.bind(globalThis), signal }: LoadJsonOptions): Promise<unknown> => {
  signal?.throwIfAborted()
  const late = AbortSignal.timeout(requestTimeoutMs)
  const headers = { accept: 'application/json' }
  const asked = takeFetched(address) ?? fetch(address, { cache: 'no-store', credentials: 'same-origin', headers, signal: late })
  // What the page began hears no signal.
  const tooLate = new Promise((_, reject) => late.addEventListener('abort', () => reject(late.reason as Error)))
  return Promise.race([read(asked, address), tooLate])
}

/**
 * Reads one config, trying again a few times.
 * The parsed answer; the last try's error when none succeeds.
 */
export const loadJson = async (address: string, options: LoadJsonOptions): Promise<unknown> => {
  for (let tried = 1; ; tried += 1) {
    try {
      // One try after the other is the point.
      // eslint-disable-next-line no-await-in-loop
      return await once(address, options)
    } catch (error) {
      if (tried >= options.tries || options.signal?.aborted === true) throw error
      // eslint-disable-next-line no-await-in-loop
      await new Promise((resolve) => setTimeout(resolve, options.pause))
    }
  }
}

const options = { tries: app.configTries, pause: app.configPause }

/** Where config.json does not say: undefined for what is not read yet. */
const backendOf = (local?: unknown): string => {
  const said: unknown = typeof local === 'object' && local !== null && 'backendUrl' in local ? local.backendUrl : undefined
  return typeof said === 'string' && said !== '' ? said : addressesOf(app).backendUrl
}

const siteAt = (backend: string, patience: LoadJsonOptions): Promise<unknown> => loadJson(siteConfigAt(backend), patience)

/**
 * Both at once, the site's at where it most likely is; where config.json names another place, it is asked there instead.
 * Rejects with the cause when one of them cannot be read.
 */
export const loadConfiguration = async (): Promise<Configuration> => {
  const own = loadJson(`${app.basePath}config.json`, options)
  const wrong = new AbortController()
  const likely = siteAt(backendOf(), { ...options, signal: wrong.signal })
  likely.catch(() => undefined)
  const local = await own
  const backend = backendOf(local)
  if (backend === backendOf()) return mergeConfiguration(app, local, await likely)
  wrong.abort()
  return mergeConfiguration(app, local, await siteAt(backend, options))
}

/** What the site says now, under the same config.json. Two tries: right after the line is back the server may not be ready. */
export const loadAgain = async ({ local }: Configuration): Promise<Configuration> =>
  mergeConfiguration(app, local, await siteAt(backendOf(local), { ...options, tries: 2 }))
