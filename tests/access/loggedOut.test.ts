// A03, A04, A05, A19, A20: nobody, those who may not enter, and those without a right are told the same whatever they try.
import { createHash } from 'node:crypto'
import { parse } from 'graphql'
import type { OperationDefinitionNode } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bareText } from './bareText.ts'
import { documentsOf } from './cells.ts'
import { manifest, schema } from './gateModel.ts'
import { loadSpecs } from './oracle/loadSpecs.ts'
import { openOracle } from './oracle/oracle.ts'
import type { Oracle } from './oracle/oracle.ts'
import { staffRights } from './oracle/rights.ts'
import { ask, codesOf, isDenied } from './server/ask.ts'
import type { Answer } from './server/ask.ts'
import { password } from './server/fillPeople.ts'
import { newKey } from './server/newKey.ts'
import { openServer } from './server/openServer.ts'
import type { AccessServer } from './server/openServer.ts'
import { variablesFor } from './variablesFor.ts'

let server: AccessServer
let oracle: Oracle
let documents: ReadonlyMap<string, readonly string[]>

beforeAll(async () => {
  oracle = openOracle(await loadSpecs())
  documents = documentsOf(oracle, manifest, (name) => bareText(schema, name))
  server = await openServer()
})
afterAll(() => server.stop())

const given = (text: string, id: string): Readonly<Record<string, unknown>> =>
  variablesFor(schema, parse(text).definitions.find((each) => each.kind === 'OperationDefinition') as OperationDefinitionNode, { flags: true, id, key: newKey() })
const generated = (name: string): string => Object.values(manifest).find((text) => new RegExp(`^(query|mutation|subscription) ${name}\\b`).test(text)) ?? ''

/** What is said of the refusal, without where it stands. */
const saidOf = ({ errors = [] }: Answer<unknown>): string => JSON.stringify(errors.map(({ message, extensions }) => [message, { ...extensions, id: undefined }]))

describe('logged out', () => {
  it('every operation, on records that are there and that are not, answers the same', { timeout: 60_000 }, async () => {
    const nobody = await server.socket()
    const said = new Map<string, string>()
    for (const [name, texts] of documents)
      for (const text of texts) for (const id of [server.ids['member'] ?? '', '999999999', 'x']) {
        const answer = await ask(nobody, text, given(text, id))
        said.set(`${saidOf(answer)} ${JSON.stringify(answer.data ?? null)}`, name)
      }
    for (const text of ['query { nothingOfTheKind }', 'query { usersSearch { items { secret } } }', 'query { getMyAuthorities { role } }', '{ __schema { types { name } } }', 'query {{{'])
      said.set(`${saidOf(await ask(nobody, text))} null`, text)
    expect([...said.keys()]).toHaveLength(1)
    expect([...said.keys()][0]).toContain('UNAUTHENTICATED')
  })

  it('the live channel delivers nothing', async () => {
    const nobody = await server.socket()
    const answer = await ask(nobody, generated('Changes'))
    expect([codesOf(answer), answer.data ?? null]).toEqual([['UNAUTHENTICATED'], null])
  })
})

describe('a role that may not enter, with every right and the right password', () => {
  it.each(['member', 'free_business', 'pro_business', 'ultimate_business', 'nonprofit_business'])('%s gets no session', async (role) => {
    await server.sql('delete from role_right where role = $1', [role])
    await server.sql('insert into role_right (role, "right") select $1, unnest($2::text[])', [role, [...new Set(staffRights(oracle.specs))]])
    const before = await server.sql('select count(*)::int as n from session')
    const socket = await server.socket()
    const tried = await ask(socket, generated('Login'), { email: `${role}@access.example`, password })
    expect(JSON.stringify(tried)).toContain('login_permission_error_text')
    expect(tried.data?.['answer'] ?? null).toBeNull()
    expect(await server.sql('select count(*)::int as n from session')).toEqual(before)
    const again = await ask<{ answer: { code: string } }>(socket, generated('Login'), { email: 'manager2@access.example', password })
    expect(again.data?.answer.code.length).toBeGreaterThan(10)
  })

  it('a role changed after login ends the session', async () => {
    const boss = await server.socket('admin')
    await server.grant('admin', staffRights(oracle.specs), boss)
    const changed = await server.socket('admin2')
    expect(codesOf(await ask(changed, generated('GetMyAuthorities')))).toEqual([])
    const began = performance.now()
    const answer = await ask(boss, 'mutation($id: ID!, $key: Uuid!) { answer: usersUpdateRole(id: $id, version: 1, key: $key, input: { role: member }) { __typename } }', { id: server.ids['admin2'], key: newKey() })
    expect(answer.data).toEqual({ answer: { __typename: 'Done' } })
    expect(await changed.closed).toMatchObject({ code: 4403, reason: 'ended' })
    expect(performance.now() - began).toBeLessThan(1_500)
  })
})

describe('staff without any right', () => {
  // Before others are refused: a flood of refusals is counted in one line.
  it('is told the same by every way to ask, and each leaves one line in the audit', async () => {
    const manager = await server.socket('manager')
    await server.grant('manager', ['getAnyTransaction'], manager)
    const variables = (): Record<string, unknown> => ({ id: server.ids['NEW'], version: 1, key: newKey() })
    const text = documents.get('payoutRequestsDecline')?.[0] ?? ''
    const preview = documents.get('payoutRequestsDeclinePreview')?.[0] ?? ''
    const hash = createHash('sha256').update(text).digest('hex')
    const lines = async (): Promise<number> => Number((await server.sql<{ n: string }>("select coalesce(sum(count), 0)::text as n from audit_record where outcome = 'DENIED' and actor = $1", [server.ids['manager']]))[0]?.n)
    const before = await lines()
    const tries = [
      await ask(manager, text, variables()),
      await ask(manager, '', variables(), { persistedQuery: { sha256Hash: hash } }),
      await ask(manager, 'mutation($id: ID!, $key: Uuid!) { mine: payoutRequestsDecline(id: $id, version: 1, key: $key) { __typename } }', { id: server.ids['NEW'], key: newKey() }),
      await ask(manager, preview, variables()),
    ]
    const said = tries.map(saidOf)
    expect(new Set(said).size).toBe(1)
    expect(said[0]).toContain('DENIED')
    expect(tries.map(({ data }) => Object.values(data ?? {}).filter(Boolean))).toEqual([[], [], [], []])
    expect(await server.sql('select status from payout_requests where id = $1', [server.ids['NEW']])).toEqual([{ status: 'NEW' }])
    const arrived = await until(lines, before + 4)
    expect(arrived).toBe(before + 4)
  })

  it('runs only what is declared open', { timeout: 60_000 }, async () => {
    const manager = await server.socket('manager')
    await server.grant('manager', [], manager)
    const ran: string[] = []
    for (const [name, [text = '']] of documents) if (!isDenied(await ask(manager, text, given(text, '999999999')))) ran.push(name)
    const declared = [...oracle.operations.values()].filter(({ need }) => typeof need === 'object' && ('anyone' in need || 'anyStaff' in need)).map(({ name }) => name)
    expect(ran).toEqual(declared)
    expect(codesOf(await ask(manager, generated('GetMyAuthorities')))).toEqual([])
    expect(codesOf(await ask(manager, generated('OperationKeysFind'), { key: newKey() }))).toEqual([])
  })

  it('hears nothing on the live channel of what it may not read', async () => {
    const boss = await server.socket('admin')
    const manager = await server.socket('manager')
    await server.grant('admin', staffRights(oracle.specs), boss)
    await server.grant('manager', ['getAnyUserInfo'], manager)
    const heardBy = (client: typeof manager): string[] => {
      const heard: string[] = []
      const next = ({ data }: { readonly data?: { readonly answer: { readonly entity: string | null } } | null }) => void heard.push(data?.answer.entity ?? '')
      client.subscribe<{ answer: { entity: string | null } }>({ query: generated('Changes') }, { next, error: () => undefined, complete: () => undefined })
      return heard
    }
    const [told, deaf] = [heardBy(boss), heardBy(manager)]
    await new Promise((resolve) => setTimeout(resolve, 300))
    const decline = 'mutation($id: ID!, $key: Uuid!) { answer: payoutRequestsDecline(id: $id, version: 1, key: $key, input: { reason: "no" }) { __typename } }'
    expect((await ask(boss, decline, { id: server.ids['NEW'], key: newKey() })).data).toEqual({ answer: { __typename: 'PayoutRequestSaved' } })
    expect(await until(() => Promise.resolve(told.filter((each) => each === 'PayoutRequest').length), 1)).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(deaf.filter((each) => each === 'PayoutRequest')).toEqual([])
  })
})

/** Waits up to two seconds for a number. */
const until = async (count: () => Promise<number>, wanted: number): Promise<number> => {
  for (let tries = 0; tries < 40 && (await count()) < wanted; tries += 1) await new Promise((resolve) => setTimeout(resolve, 50))
  return count()
}

describe('in production', () => {
  it('answers no introspection, no texts of one’s own, and gives no hints', { timeout: 60_000 }, async () => {
    const strict = await openServer(true)
    try {
      const admin = await strict.socket('admin')
      const texts = ['{ __schema { types { name } } }', '{ __type(name: "User") { fields { name } } }', 'query { answer: usersSearc { items { id } } }', 'query { answer: usersSearch { items { emai } } }', 'query { answer: usersSearch { items { id } } }', 'query {{{']
      for (const text of texts) {
        const answer = await ask(admin, text)
        expect([text, codesOf(answer), answer.data ?? null]).toEqual([text, ['BAD_REQUEST'], null])
        expect(JSON.stringify(answer)).not.toMatch(/Did you mean|stack|\/server\/|node_modules|tracing/)
      }
      const text = documents.get('tagsFindAll')?.[0] ?? ''
      expect(codesOf(await ask(admin, text, given(text, '1')))).toEqual([])
    } finally {
      await strict.stop()
    }
  })

  it('and while developing neither introspection nor hints', async () => {
    const admin = await server.socket('admin')
    for (const text of ['{ __schema { types { name } } }', '{ __type(name: "User") { name } }', 'query { answer: usersSearch { items { emai } } }']) {
      const answer = await ask(admin, text)
      expect([codesOf(answer), answer.data ?? null]).toEqual([['BAD_REQUEST'], null])
      expect(JSON.stringify(answer)).not.toMatch(/Did you mean/)
    }
  })
})
