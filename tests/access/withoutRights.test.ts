// A03, A20: staff without the right is told the same by every way to ask, runs only what is declared open, and hears nothing of the rest.
import type { Client } from 'graphql-ws'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { persisted } from '../run/persisted.ts'
import { staffRights } from './oracle/rights.ts'
import { ask, codesOf, isDenied, saidOf } from './server/ask.ts'
import { generatedText, given } from './server/generatedText.ts'
import { newKey } from './server/newKey.ts'
import { openAccess } from './server/openAccess.ts'
import type { Access } from './server/openAccess.ts'

let access: Access

beforeAll(async () => {
  access = await openAccess()
})
afterAll(() => access.stop())

/** Waits up to two seconds for a number. */
const until = async (count: () => Promise<number>, wanted: number): Promise<number> => {
  for (let tries = 0; tries < 40 && (await count()) < wanted; tries += 1) await new Promise((resolve) => setTimeout(resolve, 50))
  return count()
}

describe('staff without any right', () => {
  // Before others are refused: a flood of refusals is counted in one line.
  it('is told the same by every way to ask, and each leaves one line in the audit', async () => {
    const manager = await access.socket('manager')
    await access.grant('manager', ['getAnyTransaction'], manager)
    const variables = (): Record<string, unknown> => ({ id: access.ids['NEW'], version: 1, key: newKey() })
    const text = access.documents.get('payoutRequestsDecline')?.[0] ?? ''
    const preview = access.documents.get('payoutRequestsDeclinePreview')?.[0] ?? ''
    const lines = async (): Promise<number> =>
      Number(
        (
          await access.sql<{ n: string }>(
            "select coalesce(sum(count), 0)::text as n from audit_record where outcome = 'DENIED' and actor = $1",
            [access.ids['manager']],
          )
        )[0]?.n,
      )
    const before = await lines()
    const tries = [
      await ask(manager, text, variables()),
      await ask(manager, 'mutation($id: ID!, $key: Uuid!) { mine: payoutRequestsDecline(id: $id, version: 1, key: $key) { __typename } }', {
        id: access.ids['NEW'],
        key: newKey(),
      }),
      await ask(manager, preview, variables()),
    ]
    const said = tries.map(saidOf)
    expect(new Set(said).size).toBe(1)
    expect(said[0]).toContain('DENIED')
    expect(tries.map(({ data }) => Object.values(data ?? {}).filter(Boolean))).toEqual([[], [], []])
    expect(await access.sql('select status from payout_requests where id = $1', [access.ids['NEW']])).toEqual([{ status: 'NEW' }])
    const arrived = await until(lines, before + 3)
    expect(arrived).toBe(before + 3)
  })

  it('runs only what is declared open', async () => {
    const manager = await access.socket('manager')
    await access.grant('manager', [], manager)
    const ran: string[] = []
    for (const [name, [text = '']] of access.documents) if (!isDenied(await ask(manager, text, given(text, '999999999')))) ran.push(name)
    const declared = [...access.oracle.operations.values()]
      .filter(({ need }) => typeof need === 'object' && ('anyone' in need || 'anyStaff' in need))
      .map(({ name }) => name)
    expect(ran).toEqual(declared)
    expect(codesOf(await ask(manager, generatedText('GetMyAuthorities')))).toEqual([])
    expect(codesOf(await ask(manager, generatedText('OperationKeysFind'), { key: newKey() }))).toEqual([])
  })

  it('hears nothing on the live channel of what it may not read', async () => {
    const boss = await access.socket('admin')
    const manager = await access.socket('manager')
    await access.grant('admin', staffRights(access.oracle.specs), boss)
    await access.grant('manager', ['getAnyUserInfo'], manager)
    const heardBy = (client: Client): string[] => {
      const heard: string[] = []
      const next = ({ data }: { readonly data?: { readonly answer: { readonly entity: string | null } } | null }) =>
        void heard.push(data?.answer.entity ?? '')
      client.subscribe<{ answer: { entity: string | null } }>(persisted(generatedText('Changes')), {
        next,
        error: () => undefined,
        complete: () => undefined,
      })
      return heard
    }
    const [told, deaf] = [heardBy(boss), heardBy(manager)]
    await new Promise((resolve) => setTimeout(resolve, 300))
    const decline =
      'mutation($id: ID!, $key: Uuid!) { answer: payoutRequestsDecline(id: $id, version: 1, key: $key, input: { reason: "no" }) { __typename } }'
    expect((await ask(boss, decline, { id: access.ids['NEW'], key: newKey() })).data).toEqual({
      answer: { __typename: 'PayoutRequestSaved' },
    })
    expect(await until(() => Promise.resolve(told.filter((each) => each === 'PayoutRequest').length), 1)).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(deaf.filter((each) => each === 'PayoutRequest')).toEqual([])
  })
})
