// One question over a socket, and its one answer.
import type { Client, FormattedExecutionResult, SubscribePayload } from 'graphql-ws/client'

/** Rejects with the errors of a refused request, else with what the socket failed with. */
export const askOnce = async <Data = Record<string, unknown>>(
  client: Client,
  payload: SubscribePayload,
): Promise<FormattedExecutionResult<Data>> =>
  new Promise((resolve, reject) => {
    client.subscribe<Data, Record<string, unknown>>(payload, {
      next: resolve,
      error: reject,
      complete: () => reject(new Error('no answer')),
    })
  })
