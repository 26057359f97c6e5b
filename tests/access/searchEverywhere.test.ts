// The search over everything finds what is pasted, and nothing that its viewer may not read: by no list, and by no field.
import type { Client } from 'graphql-ws'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { product } from '../../server/product.ts'
import { lockWaiters } from '../run/lockWaiters.ts'
import { staffRights } from './oracle/rights.ts'
import { personOf } from './personOf.ts'
import { ask, codesOf } from './server/ask.ts'
import { hiddenBy } from './server/fillPeople.ts'
import { generatedText, given } from './server/generatedText.ts'
import { openAccess, type Access } from './server/openAccess.ts'

interface Hit {
  readonly entity: string
  readonly id: string
  readonly title: string
}

let access: Access
let admin: Client
let manager: Client

beforeAll(async () => {
  access = await openAccess()
  admin = await access.socket('admin')
  manager = await access.socket('manager')
})
afterAll(() => access.stop())

const find = async (client: Client, text: string): Promise<readonly Hit[]> =>
  (await ask<{ answer: readonly Hit[] }>(client, generatedText('SearchFindAll'), { text })).data?.answer ?? []
const found = async (client: Client, text: string): Promise<readonly string[]> =>
  (await find(client, text)).map(({ entity, id }) => `${entity} ${id}`)

describe('what is pasted is found', () => {
  it('a person by e-mail, username and id; records by their id, in capitals and with blanks too', async () => {
    const { ids } = access
    expect(await found(admin, '  MEMBER@access.example ')).toContain(`User ${ids['member']}`)
    expect(await found(admin, 'pro_business')).toContain(`User ${ids['pro_business']}`)
    expect(await found(admin, ids['member'] ?? '')).toContain(`User ${ids['member']}`)
    expect(await found(admin, ids['PAID'] ?? '')).toContain(`PayoutRequest ${ids['PAID']}`)
    expect(await found(admin, ids['transaction'] ?? '')).toContain(`Transaction ${ids['transaction']}`)
    expect(await found(admin, 'op-1')).toContain(`Transaction ${ids['transaction']}`)
  })

  it('whoever is looked for by a name, and not all that refers to them', async () => {
    const entities = (await find(admin, 'free_business@access.example')).map(({ entity }) => entity)
    expect(entities).toEqual(['User'])
  })

  it('nothing for nothing, for one letter, and for signs that mean something to the database', async () => {
    for (const text of ['', '   ', 'a', '%', '\\', "'; drop table users; --", '\0']) expect(await find(admin, text)).toEqual([])
  })

  it('at most five of each entity, the one with that id first', async () => {
    const hits = await find(admin, 'access.example')
    expect(hits.filter(({ entity }) => entity === 'User')).toHaveLength(5)
    const [first] = (await find(admin, '1')).filter(({ entity }) => entity === 'User')
    expect(first?.id).toBe('1')
  })
})

describe('only what the viewer may read', () => {
  const words = ['example', 'music', 'eur', '1', '2', 'terms', 'member']

  it('comes from lists that the specs open to them', async () => {
    for (const [role, client] of [
      ['admin', admin],
      ['manager', manager],
    ] as const)
      for (const { entity } of (await Promise.all(words.map((each) => find(client, each)))).flat()) {
        const operation = product.entities.find(({ name }) => name === entity)?.list?.operation ?? ''
        expect([role, entity, access.oracle.mayRun({ person: personOf(access.oracle.specs, role, 'matrix'), operation })]).toEqual([
          role,
          entity,
          true,
        ])
      }
  })

  it('is not searched by a field whose right is missing', async () => {
    const word = hiddenBy('getAnyPersonalInfo')
    const all = staffRights(access.oracle.specs)
    expect((await found(manager, word)).length).toBeGreaterThan(0)
    await access.grant(
      'manager',
      all.filter((right) => right !== 'getAnyPersonalInfo'),
      manager,
    )
    expect(await found(manager, word)).toEqual([])
    await access.grant(
      'manager',
      all.filter((right) => right !== 'getAnyUserInfo'),
      manager,
    )
    expect((await find(manager, 'member')).filter(({ entity }) => entity === 'User')).toEqual([])
    await access.grant('manager', ['getAnyAuditRecord'], manager)
    expect((await Promise.all(words.map((each) => find(manager, each)))).flat()).toEqual([])
  })

  it('is refused without a session', async () => {
    const nobody = await access.socket()
    expect(codesOf(await ask(nobody, generatedText('SearchFindAll'), { text: 'member' }))).toEqual(['UNAUTHENTICATED'])
  })
})

describe('several at once, all of them slow', () => {
  it('leave connections to the database for everybody else', async () => {
    const other = await access.socket('admin')
    const list = generatedText('CurrenciesList')
    // Whoever comes in is looked up among the users.
    await find(other, '')
    const release = await access.hold('lock table users in access exclusive mode')
    let waiting = 20
    const slow: Promise<unknown>[] = []
    try {
      slow.push(...Array.from({ length: waiting }, () => find(admin, 'member').finally(() => (waiting -= 1))))
      // All that they ask for has been asked for, or stands in turn.
      while ((await lockWaiters(access.sql)) < 4) await new Promise((resolve) => setTimeout(resolve, 10))
      const { data, errors } = await ask(other, list, given(list, '1'))
      expect([waiting, data !== undefined, errors]).toEqual([20, true, undefined])
    } finally {
      await release()
    }
    for (const hits of await Promise.all(slow)) expect(hits).not.toEqual([])
  })
})
