// Why a session ended is told with the close of its sockets: a lost role, a disabled account, an end by somebody; also to whoever comes later.
import { beforeAll, describe, expect, test } from 'vitest'
import { covers } from '../covers.ts'
import { ask, openBench, password, type Bench } from './shell/bench.ts'

const mine = '{ getMyAuthorities { id role authorities } }'

let bench: Bench
beforeAll(async () => (bench = await openBench()).stop)

describe('a session', () => {
  test('ends when the person loses the role or the account, even if nobody announced it, and says which (S14)', async () => {
    covers('roleStaff')
    const cookie = await bench.enter('help@library.example')
    const client = bench.client({ cookie, userId: '2' })
    await ask(client, mine)
    await bench.sql(
      'update person set role = \'reader\' where id = 2; select pg_notify(\'concord_change\', \'{"entity":"Person","id":"2","version":2}\')',
    )
    expect(await client.closed).toMatchObject({ code: 4403, reason: 'role lost' })
    expect(await bench.client({ cookie, userId: '2' }).closed).toMatchObject({ code: 4403, reason: 'role lost' })
    await bench.sql("update person set role = 'helper' where id = 2")
    const second = await bench.enter('help@library.example')
    const again = bench.client({ cookie: second, userId: '2' })
    await ask(again, mine)
    await bench.sql("update person set status = 'DISABLED' where id = 2")
    expect(await again.closed).toMatchObject({ code: 4403, reason: 'disabled' })
    expect(await bench.client({ cookie: second, userId: '2' }).closed).toMatchObject({ code: 4403, reason: 'disabled' })
    await bench.sql("update person set status = 'ACTIVE' where id = 2")
    expect(await bench.client({ cookie: second, userId: '2' }).closed).toMatchObject({ code: 4403, reason: 'ended' })
  })

  test.each([
    ['a lost role', "role = 'reader'", "role = 'helper'", 'role lost'],
    ['a disabled account', "status = 'DISABLED'", "status = 'ACTIVE'", 'disabled'],
    ['somebody who was removed', 'left_time = now()', 'left_time = null', 'disabled'],
    ['another role of the staff', "role = 'librarian'", "role = 'helper'", 'ended'],
  ])(
    'that ends with %s in one change says so, to whoever asks while it ends and to whoever comes later',
    async (_, change, back, reason) => {
      const cookie = await bench.enter('help@library.example')
      const client = bench.client({ cookie, userId: '2' })
      await ask(client, mine)
      await bench.sql(`with changed as (update person set ${change} where id = 2) delete from session where person = '2'`)
      void ask(client, mine).catch(() => undefined)
      expect(await client.closed).toMatchObject({ code: 4403, reason })
      expect(await bench.client({ cookie, userId: '2' }).closed).toMatchObject({ code: 4403, reason })
      await bench.sql(`update person set ${back} where id = 2`)
    },
  )

  test('of somebody who was removed is not begun', async () => {
    await bench.sql('update person set left_time = now() where id = 2')
    const logIn = 'mutation($e: String!, $p: String!) { login(email: $e, password: $p) { code } }'
    const { data, errors } = await ask(bench.client(), logIn, { e: 'help@library.example', p: password })
    expect([data, errors?.[0]?.message]).toEqual([{ login: null }, 'You may not enter.'])
    await bench.sql('update person set left_time = null where id = 2')
  })

  test('that was closed while nobody listened tells the reason to the next socket only with its cookie', async () => {
    const cookie = await bench.enter('help@library.example')
    await bench.sql("update person set role = 'reader' where id = 2")
    const late = bench.client({ cookie, userId: '2' })
    // Nothing is answered before it is closed: the role is looked at when the socket begins.
    await expect(ask(late, mine)).rejects.toThrow('closed: 4403 role lost')
    expect(await late.closed).toMatchObject({ code: 4403, reason: 'role lost' })
    const guessed = `session-${new URL(bench.origin).port}=${'x'.repeat(43)}`
    expect(await bench.client({ cookie: guessed, userId: '2' }).closed).toMatchObject({ code: 4403, reason: 'ended' })
    await bench.sql("update person set role = 'helper' where id = 2")
  })
})
