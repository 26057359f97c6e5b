// What is asked while the console's own code is still on its way, kept for whoever asks the same soon after.
import { askOnce } from './askOnce.ts'
import type { Client, FormattedExecutionResult, SubscribePayload } from 'graphql-ws/client'

export type Answer = FormattedExecutionResult

export interface FirstAnswers {
  readonly ask: (payload: SubscribePayload) => void
  /** The answer to the same, once; undefined where it was not asked, or may be old. Rejects with what a socket fails with. */
  readonly take: (payload: SubscribePayload) => Promise<Answer> | undefined
  /** Something has changed since. */
  readonly forget: () => void
}

/** Whoever has not asked by then came here in another way. */
const keptMs = 5_000

export const createFirstAnswers = (client: Client): FirstAnswers => {
  const asked = new Map<string, Promise<Answer>>()
  return {
    ask: (payload) => {
      const key = JSON.stringify(payload)
      const answer = askOnce(client, payload)
      asked.set(key, answer)
      const drop = (): void => void setTimeout(() => asked.delete(key), keptMs)
      answer.then(drop, drop)
    },
    take: (payload) => {
      const key = JSON.stringify(payload)
      const answer = asked.get(key)
      asked.delete(key)
      return answer
    },
    forget: () => asked.clear(),
  }
}
