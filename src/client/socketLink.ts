// Apollo's way to the socket: hash only, counted as running, errors told in the status bar, held while the session has expired.
import { ApolloLink, Observable } from '@apollo/client'
import type { Client } from 'graphql-ws/client'
import type { Session } from './createSession.ts'
import type { Activity } from './createActivity.ts'
import { isAutomatic } from './automatic.ts'
import type { Answer, FirstAnswers } from './createFirstAnswers.ts'
import { createSemaphore } from './createSemaphore.ts'
import { afterPress } from './afterPress.ts'
import { hasCode, type WireError } from './errorText.ts'
import { refusalOf } from './openSocket.ts'
import { payloadOf } from './payloadOf.ts'

/** An answer as the cache may keep it: a failure says null of what was asked, which would read as "there is none". */
export const unlessFailed = (answer: Answer): Answer =>
  answer.errors && answer.data?.['answer'] === null ? { ...answer, data: null } : answer

export interface SocketLinkOptions {
  readonly client: Client
  /** What was asked before the console was there. */
  readonly first?: Pick<FirstAnswers, 'take'>
  readonly session: Session
  readonly activity: Activity
  /** Tells of an error in the status bar. */
  readonly failed: (error: WireError) => void
}

interface Context {
  readonly auto?: boolean
  /** The asker shows its errors itself. */
  readonly quiet?: boolean
}

/** A refused request gives errors, a lost one anything else. */
const asAnswer = (failure: unknown): Answer | undefined => (Array.isArray(failure) ? { errors: failure } : undefined)
const isExpired = (answer: Answer): boolean => hasCode(answer, 'UNAUTHENTICATED')

/** The server runs 32 at once (tests/server/socket.test.ts, S25); a few are left for what else goes over the socket. */
const maxAtOnce = 24

export const socketLink = ({ client, first, session, activity, failed }: SocketLinkOptions): ApolloLink => {
  const newPermit = createSemaphore(maxAtOnce)
  return new ApolloLink((operation) => {
    const context = operation.getContext() as Context
    const auto = context.auto === true || isAutomatic()
    const payload = payloadOf(operation, { auto })
    return new Observable<ApolloLink.Result>((observer) => {
      let leave: (() => void) | undefined
      let left = false
      const begun = activity.begin({ auto })
      const permit = newPermit()
      const over = (): void => {
        begun()
        permit.release()
      }
      const end = (finish: () => void): void => {
        over()
        if (!left) finish()
      }
      /** Once the same user goes on, the same is asked again; a change carries its key, so that nothing happens twice. */
      const held = (finish: () => void): void => {
        session.expire()
        void session.resumed().then((goesOn) => (goesOn && !left ? ask() : end(finish)))
      }
      const take = (answer: Answer): void => {
        if (isExpired(answer)) return held(() => observer.error(new Error('UNAUTHENTICATED')))
        if (!auto && context.quiet !== true) for (const error of answer.errors ?? []) failed(error)
        end(() => {
          observer.next(unlessFailed(answer) as ApolloLink.Result)
          observer.complete()
        })
      }
      const fail = (failure: unknown): void => {
        const answer = asAnswer(failure)
        if (answer) return take(answer)
        const lost = (): void => observer.error(failure instanceof Error ? failure : new Error(failureText(failure)))
        if (refusalOf(failure) === 'expired') return held(lost)
        end(lost)
      }
      const ask = (): void => {
        const known = first?.take(payload)
        if (known) return void known.then(take, fail)
        leave = client.subscribe<Record<string, unknown>, Record<string, unknown>>(payload, {
          next: afterPress(take),
          error: afterPress(fail),
          complete: over,
        })
      }
      permit.acquire(ask)
      return () => {
        left = true
        over()
        leave?.()
      }
    })
  })
}

const failureText = (failure: unknown): string =>
  typeof failure === 'object' && failure !== null && 'code' in failure ? `Socket closed (${String(failure.code)})` : 'Socket failed'
