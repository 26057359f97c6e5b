// A field with an update right of its own is changed by holders of that right only, whatever else the part's form lets one change.
import type { Client } from 'graphql-ws'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadSpecs } from './oracle/loadSpecs.ts'
import { operationName } from './oracle/names.ts'
import { openOracle, type Oracle } from './oracle/oracle.ts'
import { formOf, partsOf } from './oracle/parts.ts'
import { staffRights } from './oracle/rights.ts'
import { smallestSets } from './smallestSets.ts'
import { ask, isDenied } from './server/ask.ts'
import { newKey } from './server/newKey.ts'
import { openServer, type AccessServer } from './server/openServer.ts'

let server: AccessServer
let oracle: Oracle
let admin: Client

beforeAll(async () => {
  oracle = openOracle(await loadSpecs())
  server = await openServer()
  admin = await server.socket('admin')
})
afterAll(() => server.stop())

/** Fields in forms whose own right differs from their part's. */
const ownRights = () =>
  Object.values(oracle.specs.entities).flatMap((entity) =>
    partsOf(entity).flatMap((part) =>
      formOf(oracle.specs, part.text).flatMap((name) => {
        const { update } = part.text.fields[name] ?? {}
        return update === undefined || update === part.text.update
          ? []
          : [{ entity, operation: operationName(part.wire, 'update'), name, update }]
      }),
    ),
  )

it('each such field', async () => {
  const found = ownRights()
  expect(found.map(({ operation, name }) => `${operation}.${name}`)).toContain('earningsUpdate.payoutPercent')
  for (const { entity, operation, name, update } of found) {
    const id = entity.entity === 'User' ? server.ids['free_business'] : 'site'
    const change = (form: string) =>
      `($id: ID!${form === 'mutation' ? ', $key: Uuid!' : ''}) { answer: ${operation}${form === 'mutation' ? '' : 'Preview'}(id: $id, version: 1, ${form === 'mutation' ? 'key: $key, ' : ''}patch: { ${name}: "12.50" }) { __typename } }`
    const [needed = new Set<string>()] = smallestSets(oracle.specs, update)
    await server.grant(
      'admin',
      staffRights(oracle.specs).filter((right) => !needed.has(right)),
      admin,
    )
    const mutation = await ask(admin, `mutation${change('mutation')}`, { id, key: newKey() })
    const preview = await ask(admin, `query${change('query')}`, { id })
    expect([operation, name, isDenied(mutation), isDenied(preview)]).toEqual([operation, name, true, true])
    // The right alone opens no form.
    await server.grant('admin', needed, admin)
    expect(isDenied(await ask(admin, `mutation${change('mutation')}`, { id, key: newKey() }))).toBe(true)
    expect(await server.sql('select count(*)::int as n from users_earnings where version > 1')).toEqual([{ n: 0 }])
    await server.grant('admin', staffRights(oracle.specs), admin)
    expect((await ask(admin, `mutation${change('mutation')}`, { id, key: newKey() })).data).toEqual({
      answer: { __typename: expect.stringMatching(/Saved$/) },
    })
  }
})
