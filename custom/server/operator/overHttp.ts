// The client manager of an operator, over HTTP: GET client-details, GET and POST domain-migration, JSON, with a bearer token.
import { Fault, log } from '../../../server/kit.ts'
import { answered, whyNoAnswer } from '../whyNoAnswer.ts'
import type { Operator } from './Operator.ts'
import { readDetails, readMigration } from './readAnswers.ts'

interface Sent {
  readonly key: string
  readonly body: unknown
}

/** Milliseconds. */
const timeoutMs = 5_000

/** Whatever goes wrong there is one thing here: it does not answer. The log has why. */
export const silent = (): Fault => new Fault('UNAVAILABLE', 'The client manager does not answer', 'guards.operatorSilent')

/** @param url base address, such as https://clients.example.com/api */
export const overHttp = (url: string, token: string | undefined): Operator => {
  const base = url.replace(/\/$/, '')
  const ask = async <Answer>(path: string, read: (response: Response) => Promise<Answer>, sent?: Sent): Promise<Answer> => {
    const headers = {
      Accept: 'application/json',
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(sent ? { 'Content-Type': 'application/json', 'Idempotency-Key': sent.key } : {}),
    }
    const what = sent ? { method: 'POST', body: JSON.stringify(sent.body) } : {}
    try {
      const response = await fetch(`${base}/${path}`, { ...what, headers, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
      if (!response.ok) throw answered(response.status)
      return await read(response)
    } catch (error) {
      log('warn', 'the client manager does not answer', { path, why: whyNoAnswer(error) })
      throw error instanceof Fault ? error : silent()
    }
  }
  return {
    clientDetails: () => ask('client-details', async (response) => readDetails(await response.json())),
    getDomainMigration: () => ask('domain-migration', async (response) => readMigration(await response.json())),
    // Nothing is read of what it answers: it may be empty.
    createDomainMigration: (domains, key) =>
      ask('domain-migration', async (response) => response.body?.cancel(), { key, body: { domains } }),
  }
}
