// The client manager of an operator, over HTTP: GET client-details, GET and POST domain-migration, JSON, with a bearer token.
import { Fault } from '../../../server/kit.ts'
import type { Operator } from './Operator.ts'
import { readDetails, readMigration } from './readAnswers.ts'

export interface OverHttpOptions {
  /** Base address, such as https://clients.example.com/api. */
  readonly url: string
  readonly token?: string | undefined
}

interface Sent {
  readonly key: string
  readonly body: unknown
}

/** Milliseconds. */
const timeoutMs = 5_000

/** Whatever goes wrong there is one thing here: it does not answer. */
export const silent = (): Fault => new Fault('UNAVAILABLE', 'The client manager does not answer', 'guards.operatorSilent')

export const overHttp = ({ url, token }: OverHttpOptions): Operator => {
  const base = url.replace(/\/$/, '')
  const ask = async (path: string, sent?: Sent): Promise<unknown> => {
    const headers = {
      Accept: 'application/json',
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(sent ? { 'Content-Type': 'application/json', 'Idempotency-Key': sent.key } : {}),
    }
    const what = sent ? { method: 'POST', body: JSON.stringify(sent.body) } : {}
    try {
      const response = await fetch(`${base}/${path}`, { ...what, headers, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
      if (!response.ok) throw new Error(`answered ${response.status}`)
      return await response.json()
    } catch {
      throw silent()
    }
  }
  return {
    clientDetails: async () => readDetails(await ask('client-details')),
    getDomainMigration: async () => readMigration(await ask('domain-migration')),
    createDomainMigration: async (domains, key) => {
      await ask('domain-migration', { key, body: { domains } })
    },
  }
}
