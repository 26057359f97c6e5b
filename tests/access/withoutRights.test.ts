// A03, A20: staff without the right is told the same by every way to ask, runs only what is declared open, and hears nothing of the rest.
import type { Client } from 'graphql-ws'
import { beforeAll, describe, expect, it } from 'vitest'
import { persisted } from '../run/persisted.ts'
import { staffRights } from './oracle/rights.ts'
import { ask, codesOf, isDenied, saidOf } from './server/ask.ts'
import { generatedText, given } from './server/generatedText.ts'
import { newKey } from './server/newKey.ts'
import { openAccess, type Access } from './server/openAccess.ts'

let access: Access

beforeAll(async () => (access = await openAccess()).stop)

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
    await expect.poll(async () => (await lines()) - before).toBe(3)
  })

  it('is refused under lock with one line, too', async () => {
    const manager = await access.socket('manager')
    await access.grant('manager', ['getAnyPayoutRequest', 'updateAnyPayoutRequest'], manager)
    const undo = 'mutation($id: ID!, $key: Uuid!) { answer: payoutRequestsUndo(id: $id, version: 1, key: $key) { __typename } }'
    expect(codesOf(await ask(manager, undo, { id: access.ids['PAID'], key: newKey() }))).toEqual(['DENIED'])
    const lines = () => access.sql("select record from audit_record where outcome = 'DENIED' and operation = 'payoutRequestsUndo'")
    // What is refused after it is written after it.
    expect(codesOf(await ask(manager, '{ answer: usersSearch { items { id } } }'))).toEqual(['DENIED'])
    await expect.poll(() => access.sql("select from audit_record where outcome = 'DENIED' and operation = 'usersSearch'")).toHaveLength(1)
    await expect.poll(lines).toEqual([{ record: access.ids['PAID'] }])
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
    // A socket carries out what it is asked in order: once this is answered, it listens.
    for (const each of [boss, manager]) await ask(each, generatedText('GetMyAuthorities'))
    const decline =
      'mutation($id: ID!, $key: Uuid!) { answer: payoutRequestsDecline(id: $id, version: 1, key: $key, input: { reason: "no" }) { __typename } }'
    expect((await ask(boss, decline, { id: access.ids['NEW'], key: newKey() })).data).toEqual({
      answer: { __typename: 'PayoutRequestSaved' },
    })
    await expect.poll(() => told.filter((each) => each === 'PayoutRequest').length).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(deaf.filter((each) => each === 'PayoutRequest')).toEqual([])
  })
})
