// What is asked while the console's own code is still on its way, kept for whoever asks the same soon after.
import type { DocumentNode } from 'graphql'
import type { Client, FormattedExecutionResult, SubscribePayload } from 'graphql-ws/client'
import { askOnce } from './askOnce.ts'

export type Answer = FormattedExecutionResult

/** A question, and how it travels. */
export interface FirstQuestion {
  readonly query: DocumentNode
  readonly variables: Readonly<Record<string, unknown>>
  readonly payload: SubscribePayload
}

interface FirstAnswer extends Pick<FirstQuestion, 'query' | 'variables'> {
  readonly data: Record<string, unknown>
}

export interface FirstAnswers {
  /** Resolves once it is answered, whatever the answer. */
  readonly ask: (question: FirstQuestion) => Promise<void>
  /** Those that are there already, and not old: what is drawn first has them from the beginning. */
  readonly there: () => readonly FirstAnswer[]
  /** The answer to the same, once; undefined where it was not asked, or may be old. Rejects with what a socket fails with. */
  readonly take: (payload: SubscribePayload) => Promise<Answer> | undefined
  /** Something has changed since. */
  readonly forget: () => void
}

/** Whoever has not asked by then came here in another way. */
const keptMs = 5_000

export const createFirstAnswers = (client: Client): FirstAnswers => {
  const asked = new Map<string, Promise<Answer>>()
  const came = new Map<string, FirstAnswer>()
  return {
    ask: async ({ query, variables, payload }) => {
      const key = JSON.stringify(payload)
      const answer = askOnce(client, payload).then((said) => {
        if (said.data && !said.errors && asked.has(key)) came.set(key, { query, variables, data: said.data })
        return said
      })
      asked.set(key, answer)
      const drop = (): void =>
        void setTimeout(() => {
          asked.delete(key)
          came.delete(key)
        }, keptMs)
      await answer.then(drop, drop)
    },
    there: () => [...came.values()],
    take: (payload) => {
      const key = JSON.stringify(payload)
      const answer = asked.get(key)
      asked.delete(key)
      return answer
    },
    forget: () => {
      asked.clear()
      came.clear()
    },
  }
}
