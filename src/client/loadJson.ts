// Reads one config, trying again a few times.

export interface LoadJsonOptions {
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

/** The parsed answer; the last try's error when none succeeds. */
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
