// Keeps the live channel open once it has begun: opened again after it ended, whatever the reason, as long as the session is in.
import type { Client } from 'graphql-ws/client'
import { payloadOf } from './payloadOf.ts'
import { sessionDocuments } from '#generated/documents/session.ts'
import type { Change } from './createChangeFeed.ts'

export interface FollowOptions {
  readonly client: Client
  readonly heard: (change: Change) => void
  /** False while the session has expired. */
  readonly wanted: () => boolean
}

const retryPauseMs = 2_000

export interface Following {
  /** Begins, or begins again; nothing where it goes on. */
  readonly follow: () => void
  readonly stop: () => void
}

export const followChanges = ({ client, heard, wanted }: FollowOptions): Following => {
  let leave: (() => void) | undefined
  let stopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  // To be left is an end like any other.
  const goesOn = (): boolean => !stopped && wanted()
  const later = (): void => {
    leave = undefined
    clearTimeout(timer)
    if (goesOn()) timer = setTimeout(follow, retryPauseMs)
  }
  const follow = (): void => {
    if (leave || !goesOn()) return
    leave = client.subscribe<{ answer: Change }>(payloadOf({ query: sessionDocuments.Changes, operationName: 'Changes' }, { auto: true }), {
      next: ({ data }) => {
        if (data) heard(data.answer)
      },
      error: later,
      complete: later,
    })
  }
  return {
    follow,
    stop: () => {
      stopped = true
      clearTimeout(timer)
      leave?.()
    },
  }
}
