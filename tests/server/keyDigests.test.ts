// What is kept of an asking beside its operation key: enough to know it again, nothing that anybody could guess it by.
import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { expireKeys } from '../../server/actions/expireKeys.ts'
import { uuid7 } from '../../server/actions/uuid7.ts'
import { migrate } from '../../server/db/migrate.ts'
import { openSealing } from '../../server/secrets/openSealing.ts'
import { openMoney, type Money } from './money/openMoney.ts'
import type { Bag } from './records/workbench.ts'

let money: Money

beforeAll(async () => (money = await openMoney()).stop)

const ordered = (value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .map(([name, each]) => [name, ordered(each)]),
      )
    : Array.isArray(value)
      ? value.map(ordered)
      : value

/** As the first versions stored it: whoever had a copy of the database could try one password after the other. */
const plainDigest = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(ordered(value)))
    .digest('base64url')

const stored = async (key: string): Promise<Bag> =>
  (await money.sql('select operation, digest, intent, result, refused from operation_key where key = $1', [key]))[0] ?? {}
const marksOf = ({ digest, intent, refused }: Bag): readonly string[] => [String(digest), String(intent), ...Object.keys(refused ?? {})]

const correction = (user: string, amount: string): Bag => ({ input: { user, amount: { amount, currency: 'CRE' }, comment: 'why' } })
const correct = (key: string, user: string, amount: string, args: Bag = {}): Promise<Bag> =>
  money.run(money.admin, 'manualTransactionsCreate', { key, ...correction(user, amount), ...args })

describe('what is kept of an asking', () => {
  it('cannot be made again without the key of the installation', async () => {
    const user = await money.person('member')
    const key = uuid7()
    await correct(key, user, '0')
    await correct(key, user, '10')
    const kept = marksOf(await stored(key))
    expect(kept).toHaveLength(3)
    const { input } = correction(user, '10')
    const guesses = [null, 1].flatMap((version) =>
      [input, (correction(user, '0') as { readonly input: Bag }).input].flatMap((each) => [
        plainDigest(['manualTransactionsCreate', version, { input: each }]),
        plainDigest(['manualTransactionsCreate', { input: each }]),
        plainDigest(['manualTransactionsCreate', version, { input: each }, []]),
      ]),
    )
    expect(kept.filter((each) => guesses.includes(each))).toEqual([])

    const other = money.serving({ ...money.product, sealing: openSealing(['the key of another installation, as long']) })
    const [here, there] = [uuid7(), uuid7()]
    await correct(here, user, '11')
    await money.sql("update operation_key set time = now() - interval '11 minutes'")
    await other(money.admin, 'manualTransactionsCreate', { key: there, ...correction(user, '11') })
    const [mine, theirs] = [await stored(here), await stored(there)]
    expect(theirs['digest']).not.toBe(mine['digest'])
    expect(theirs['intent']).not.toBe(mine['intent'])
  })

  it('of the same secret differs under every key: no two of them can be compared', async () => {
    const user = await money.person('member')
    const set = async (password: string): Promise<readonly string[]> => {
      const key = uuid7()
      expect(await money.act(money.admin, 'usersUpdatePassword', user, { password }, { key })).toMatchObject({ __typename: 'Done' })
      await money.sql('update users set version = 1 where id = $1', [user])
      return [String((await stored(key))['digest'])]
    }
    const [one, same] = [await set('the-same-old-horse'), await set('the-same-old-horse')]
    expect(one).not.toEqual(same)
  })

  it('tells one secret from another under one key, and lets a refused one be corrected', async () => {
    const user = await money.person('member')
    const key = uuid7()
    const version = await money.value('select version from users where id = $1', user)
    const set = (password: string): Promise<Bag> =>
      money.run(money.admin, 'usersUpdatePassword', { key, id: user, version, input: { password } })
    expect(await set('password123')).toMatchObject({ __typename: 'Invalid' })
    const done = await set('a-horse-of-another-colour')
    expect(done).toMatchObject({ __typename: 'Done' })
    expect(await set('a-horse-of-another-colour')).toEqual(done)
    await expect(set('a-horse-of-no-colour')).rejects.toMatchObject({ code: 'KEY_REUSED' })
  })
})

describe('a database as it was before', () => {
  /** Puts back what the versions before kept, and forgets that their rows were emptied. */
  const before = async (key: string, asked: readonly unknown[], refused: Bag | null): Promise<void> => {
    const [name, version, intent] = asked
    await money.sql('update operation_key set digest = $2, intent = $3, refused = $4 where key = $1', [
      key,
      plainDigest(asked),
      plainDigest([name, intent]),
      refused &&
        JSON.stringify({ [plainDigest([name, version, intent, []])]: refused, [plainDigest([name, version, intent, ['x']])]: refused }),
    ])
  }
  const upgrade = async (): Promise<void> => {
    await money.asOwner("delete from schema_migration where name = 'engine/recordsSealed.sql'")
    await migrate(money.ownerUrl, 'concord_app', { product: money.product })
  }

  it('keeps of its keys who, which, what for and what came of it; a correction that is sent again pays nothing twice', async () => {
    const user = await money.person('member')
    const [paid, refusedKey] = [uuid7(), uuid7()]
    const done = await correct(paid, user, '25')
    expect(done).toMatchObject({ __typename: 'Done' })
    const refusal = await correct(refusedKey, user, '-100')
    expect(refusal).toMatchObject({ rule: 'walletBelowZero' })
    const was = await stored(paid)
    await before(paid, ['manualTransactionsCreate', null, correction(user, '25')], null)
    await before(
      refusedKey,
      ['manualTransactionsCreate', null, correction(user, '-100')],
      Object.values((await stored(refusedKey))['refused'] as Bag)[0] as Bag,
    )

    await upgrade()

    expect(await stored(paid)).toEqual({ ...was, digest: '', intent: '', refused: null })
    expect(marksOf(await stored(refusedKey))).toEqual(['', '', ''])
    expect(await correct(paid, user, '25')).toEqual(done)
    expect(await correct(paid, user, '25', { ticks: ['repeat'] })).toEqual(done)
    expect(await money.balance(user)).toMatchObject({ wallet: 2_500n })
    expect(await money.sql('select count(*)::int as n from audit_record where key = $1', [paid])).toEqual([{ n: 1 }])
    await expect(money.act(money.admin, 'usersDisable', user, {}, { key: paid })).rejects.toMatchObject({ code: 'KEY_REUSED' })
    // What was refused stays so under its key; and what cannot be compared may be a repeat.
    await money.fund(user, 100_000n)
    expect(await correct(refusedKey, user, '-100')).toEqual(refusal)
    expect(await correct(uuid7(), user, '25')).toMatchObject({ rule: 'repeat' })
    expect(await money.balance(user)).toMatchObject({ wallet: 102_500n })
  })

  it('leaves nothing of the old digests in the files of the table', async () => {
    const user = await money.person('member')
    const key = uuid7()
    await correct(key, user, '3')
    await before(key, ['manualTransactionsCreate', null, correction(user, '3')], null)
    const file = async (): Promise<unknown> => money.value("select pg_relation_filenode('operation_key')")
    const old = await file()
    await upgrade()
    expect(await file()).not.toBe(old)
  })

  it('whose key of the installation was changed since answers what is stored, too', async () => {
    const user = await money.person('member')
    const key = uuid7()
    await money.sql("update operation_key set time = now() - interval '11 minutes'")
    const done = await correct(key, user, '7')
    const later = money.serving({ ...money.product, sealing: openSealing(['a key that came later, thirty-two or more']) })
    expect(done).toMatchObject({ __typename: 'Done' })
    expect(await later(money.admin, 'manualTransactionsCreate', { key, ...correction(user, '7') })).toEqual(done)
    expect(await money.balance(user)).toMatchObject({ wallet: 700n })
  })
})

describe('keys', () => {
  it('that are too old to be asked for go while the server runs', async () => {
    const user = await money.person('member')
    const [old, young] = [uuid7(), uuid7()]
    for (const key of [old, young]) await correct(key, user, key === old ? '1' : '2')
    await money.sql("update operation_key set time = now() - interval '33 days' where key = $1", [old])
    // It may be asked for under 30 days, and be from the day before that.
    await money.sql("update operation_key set time = now() - interval '31 days' where key = $1", [young])
    const expiring = expireKeys(money.database.pool, 10)
    expiring.start()
    try {
      await expect.poll(async () => stored(old)).toEqual({})
      expect(await stored(young)).toMatchObject({ operation: 'manualTransactionsCreate' })
      await money.sql("update operation_key set time = now() - interval '33 days' where key = $1", [young])
      await expect.poll(async () => stored(young)).toEqual({})
    } finally {
      await expiring.stop()
    }
  })
})
