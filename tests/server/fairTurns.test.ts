// Whoever asks much waits for himself: others are answered meanwhile, and so is what he changes.
import { expect, test } from 'vitest'
import { ask, openBench } from './shell/bench.ts'

const search = '{ booksSearch { items { id } } }'
const key = '019aa0a0-0000-7000-8000-000000000002'

test('slow reads of one session keep neither another session nor its own changes from being answered', async () => {
  const bench = await openBench()
  let release = (): Promise<void> => Promise.resolve()
  try {
    const cookies = [await bench.enter('boss@library.example'), await bench.enter('boss@library.example')]
    const [busy, besides, other] = [cookies[0], cookies[0], cookies[1]].map((cookie) => bench.client({ cookie: cookie ?? '', userId: '1' }))
    if (!busy || !besides || !other) throw new Error('three clients')
    release = await bench.hold('lock table book in access exclusive mode')
    let waiting = 20
    const slow = Array.from({ length: waiting }, () => ask(busy, search).finally(() => (waiting -= 1)))
    const read = await ask(other, '{ peopleSearch { items { id } } }')
    const changed = await ask(besides, 'mutation($key: Uuid!) { booksShelve(key: $key) { ... on Done { count } } }', { key })
    expect(waiting).toBe(20)
    expect([read.errors, changed.errors]).toEqual([undefined, undefined])
    await release()
    release = () => Promise.resolve()
    expect((await Promise.all(slow)).flatMap(({ errors }) => errors ?? [])).toEqual([])
  } finally {
    await release()
    await bench.stop()
  }
})
