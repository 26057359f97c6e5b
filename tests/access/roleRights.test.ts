// Who is told who may what, and that it is what the database says at this moment, not what the specs began with.
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { roleRights } from '#generated/access.ts'
import { ask, codesOf } from './server/ask.ts'
import { openServer, type AccessServer } from './server/openServer.ts'
import { generatedText } from './server/generatedText.ts'

type Client = Awaited<ReturnType<AccessServer['socket']>>

let server: AccessServer
let admin: Client
let manager: Client

const managers = roleRights['manager'] ?? []

beforeAll(async () => {
  server = await openServer()
  admin = await server.socket('admin')
  manager = await server.socket('manager')
})
afterEach(() => server.grant('manager', managers, manager))
afterAll(() => server.stop())

const asked = (client: Client) =>
  ask<{ answer: readonly { role: string; rights: readonly string[] }[] }>(client, generatedText('RoleRightsFindAll'))
const heldBy = async (client: Client): Promise<Readonly<Record<string, readonly string[]>>> =>
  Object.fromEntries(((await asked(client)).data?.answer ?? []).map(({ role, rights }) => [role, rights]))

it('tells the rights of every role as the tables began with them', async () => {
  const sorted = Object.fromEntries(Object.entries(roleRights).map(([role, rights]) => [role, rights.toSorted()]))
  expect(await heldBy(admin)).toEqual(sorted)
})

it('tells what a role may now, where that is something else', async () => {
  await server.grant('manager', managers.slice(1), manager)
  expect((await heldBy(admin))['manager']).toEqual(managers.slice(1).toSorted())
})

it('is for whoever opens the screen, or gives somebody another role', async () => {
  for (const right of ['getAnyAuditRecord', 'updateAnyUserRole']) {
    await server.grant('manager', [right], manager)
    expect((await heldBy(manager))['manager']).toEqual([right])
  }
})

it('is for nobody else, whatever else they may', async () => {
  const others = (roleRights['admin'] ?? []).filter((right) => right !== 'getAnyAuditRecord' && right !== 'updateAnyUserRole')
  await server.grant('manager', others, manager)
  expect(codesOf(await asked(manager))).toEqual(['DENIED'])
})
