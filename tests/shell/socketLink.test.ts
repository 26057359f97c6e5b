// @vitest-environment happy-dom
// Apollo's way to the socket: what it sends, counts, tells and holds back.
import { ApolloClient, InMemoryCache, gql } from '@apollo/client'
import type { Client, Sink, SubscribePayload } from 'graphql-ws/client'
import { beforeEach, expect, it, vi } from 'vitest'
import { automatic, automatically } from '../../src/client/automatic.ts'
import { createActivity } from '../../src/client/createActivity.ts'
import type { WireError } from '../../src/client/errorText.ts'
import { socketLink } from '../../src/client/socketLink.ts'
import { createSession } from '../../src/client/createSession.ts'
import { covers } from '../covers.ts'

const query = Object.assign(
  gql`
    query Tags {
      answer
    }
  `,
  { __meta__: { hash: 'abc' } },
)
const user = { id: '7', email: 'a@b', screenName: 'Ada', username: 'ada', role: 'admin', authorities: [] }
type AnySink = Sink<Record<string, unknown>>

const make = () => {
  const sent: { readonly payload: SubscribePayload; readonly sink: AnySink }[] = []
  const client = {
    subscribe: (payload: SubscribePayload, sink: AnySink) => (sent.push({ payload, sink }), () => undefined),
  } as unknown as Client
  const session = createSession()
  session.begin(user)
  const activity = createActivity({ slowAfter: () => 500, tell: () => () => undefined })
  const failed = vi.fn<(error: WireError) => void>()
  const apollo = new ApolloClient({ link: socketLink({ client, session, activity, failed }), cache: new InMemoryCache() })
  const ask = (context: object = {}) => apollo.query({ query, context, fetchPolicy: 'no-cache', errorPolicy: 'all' })
  return { sent, session, activity, failed, apollo, ask }
}
const soon = async () => new Promise((resolve) => setTimeout(resolve, 0))

beforeEach(() => localStorage.clear())

it('sends the hash only, and counts what runs', async () => {
  covers('callSocket')
  const { sent, activity, ask } = make()
  const answer = ask()
  await soon()
  expect(activity.running.get()).toBe(1)
  expect(sent[0]!.payload).toEqual({
    query: '',
    operationName: 'Tags',
    variables: {},
    extensions: { persistedQuery: { version: 1, sha256Hash: 'abc' } },
  })
  sent[0]!.sink.next({ data: { answer: 'x' } })
  expect((await answer).data).toEqual({ answer: 'x' })
  expect(activity.running.get()).toBe(0)
})

it('tells of errors, but not of those the console asked for by itself or the asker shows', async () => {
  covers('errorBar')
  const { sent, failed, ask } = make()
  const error = { message: 'No' }
  for (const context of [{}, automatic, { quiet: true }]) {
    const answer = ask(context)
    await soon()
    sent.at(-1)!.sink.next({ data: { answer: null }, errors: [error as never] })
    expect((await answer).error).toBeDefined()
  }
  expect(failed).toHaveBeenCalledExactlyOnceWith(error)
  expect(sent.map(({ payload }) => payload.extensions?.['auto'])).toEqual([undefined, true, undefined])
})

it('marks a refetch of what is on screen as automatic', async () => {
  const { sent, apollo } = make()
  const watched = apollo.watchQuery({ query, fetchPolicy: 'network-only' }).subscribe(() => undefined)
  await soon()
  sent[0]!.sink.next({ data: { answer: 'x' } })
  await soon()
  void automatically(() => apollo.refetchQueries({ include: 'active' }))
  await soon()
  expect(sent).toHaveLength(2)
  expect(sent[1]!.payload.extensions).toMatchObject({ auto: true })
  watched.unsubscribe()
})

it.each([
  [
    'an answer without a session',
    (sink: AnySink) =>
      sink.next({ data: null, errors: [{ message: 'Authorization error', extensions: { code: 'UNAUTHENTICATED' } } as never] }),
  ],
  ['a socket closed as expired', (sink: AnySink) => sink.error({ code: 4403, reason: 'expired' })],
])('holds a request back after %s and asks again when the same user goes on', async (_, expire) => {
  const { sent, session, failed, ask } = make()
  const answer = ask()
  await soon()
  expire(sent[0]!.sink)
  expect(session.get().is).toBe('expired')
  session.begin(user)
  await soon()
  expect(sent).toHaveLength(2)
  sent[1]!.sink.next({ data: { answer: 'x' } })
  expect((await answer).data).toEqual({ answer: 'x' })
  expect(failed).not.toHaveBeenCalled()
})

it('sends nothing more when the expired session ends', async () => {
  const { sent, session, activity, ask } = make()
  const answer = ask()
  await soon()
  sent[0]!.sink.error({ code: 4403, reason: 'expired' })
  session.end()
  expect((await answer).error).toBeDefined()
  expect(sent).toHaveLength(1)
  expect(activity.running.get()).toBe(0)
})

it('fails when the socket is refused for another reason', async () => {
  const { sent, session, ask } = make()
  const answer = ask()
  await soon()
  sent[0]!.sink.error({ code: 4403, reason: 'ended' })
  expect((await answer).error).toBeDefined()
  expect(session.get().is).toBe('in')
})

it('has no more on the line than the server takes: the rest waits its turn, and goes where nobody wants it any more', async () => {
  const { sent, activity, apollo, ask } = make()
  const first = Array.from({ length: 24 }, () => ask({ queryDeduplication: false }))
  const unwanted = apollo
    .watchQuery({ query, fetchPolicy: 'network-only', context: { queryDeduplication: false } })
    .subscribe(() => undefined)
  const last = ask({ queryDeduplication: false })
  await soon()
  expect([sent.length, activity.running.get()]).toEqual([24, 26])
  unwanted.unsubscribe()
  sent[0]!.sink.next({ data: { answer: 'x' } })
  await soon()
  expect(sent).toHaveLength(25)
  for (const { sink } of sent.slice(1)) sink.next({ data: { answer: 'x' } })
  for (const answer of [...first, last]) expect((await answer).data).toEqual({ answer: 'x' })
  expect([sent.length, activity.running.get()]).toEqual([25, 0])
})
