// The same asked twice is asked once, but for what was asked before a change: its answer may be older.
import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client'
import { expect, it } from 'vitest'
import { sharedLink } from '../../src/client/sharedLink.ts'

const query = gql`
  query Tags {
    answer
  }
`

const make = () => {
  const sent: { readonly say: (answer: string) => void; readonly fail: () => void }[] = []
  const told = { heard: 0 }
  const wire = new ApolloLink(
    () =>
      new Observable((observer) => {
        const say = (answer: string): void => {
          observer.next({ data: { answer } })
          observer.complete()
        }
        sent.push({ say, fail: () => observer.error(new Error('the line is cut')) })
      }),
  )
  const link = ApolloLink.from([sharedLink(() => told.heard), wire])
  const client = new ApolloClient({ link, cache: new InMemoryCache(), queryDeduplication: false })
  const ask = async (): Promise<unknown> => (await client.query({ query, fetchPolicy: 'network-only' })).data
  return { sent, told, ask, client }
}

it('what two ask at once is asked once', async () => {
  const { sent, ask } = make()
  const both = [ask(), ask()]
  expect(sent).toHaveLength(1)
  sent[0]?.say('x')
  expect(await Promise.all(both)).toEqual([{ answer: 'x' }, { answer: 'x' }])
  const third = ask()
  sent[1]?.say('y')
  expect(await third).toEqual({ answer: 'y' })
})

it('what is asked on hearing of a change is asked after what was asked before it, once', async () => {
  const { sent, told, ask, client } = make()
  const before = ask()
  told.heard += 1
  const [after, alike] = [ask(), ask()]
  told.heard += 1
  const later = ask()
  expect(sent).toHaveLength(1)
  sent[0]?.say('old')
  expect(await before).toEqual({ answer: 'old' })
  expect(sent).toHaveLength(2)
  sent[1]?.say('new')
  expect(await Promise.all([after, alike, later])).toEqual([{ answer: 'new' }, { answer: 'new' }, { answer: 'new' }])
  expect(client.readQuery({ query })).toEqual({ answer: 'new' })
})

it('also where that failed', async () => {
  const { sent, told, ask } = make()
  const before = ask().catch(() => 'failed')
  told.heard += 1
  const after = ask()
  sent[0]?.fail()
  expect(await before).toBe('failed')
  sent[1]?.say('new')
  expect(await after).toEqual({ answer: 'new' })
})
