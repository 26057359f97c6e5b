// Places whose visitors cannot see a creator: countries, regions and addresses, each once, offered by text (domain 5.13).
import { beforeAll, describe, expect, it } from 'vitest'
import { operations } from '#generated/operations.ts'
import { isBlockedFrom } from '../../custom/server/people/isBlockedFrom.ts'
import { openMoney, type Money } from './money/openMoney.ts'
import { itemsOf, type Bag } from './records/workbench.ts'
import { isIP } from 'node:net'
import { covers } from '../covers.ts'
import { inWords } from '../product/contract.ts'
import { among, proves } from '../proves.ts'

let money: Money

beforeAll(async () => (money = await openMoney()).stop)

describe('blocked locations', () => {
  let creator: string
  const block = (location: string, args: Bag = {}): Promise<Bag> =>
    money.run(money.manager, 'blockedLocationsCreate', { input: { user: creator, location }, ...args }, ['name', 'kind', 'location'])
  const names = async (search?: string): Promise<readonly unknown[]> =>
    itemsOf(
      await money.run(
        money.manager,
        'blockedLocationsSearch',
        { filter: { user: [creator] }, search, sort: { by: 'name', direction: 'ASCENDING' } },
        ['name'],
      ),
    ).map((each) => each['name'])

  beforeAll(async () => {
    creator = await money.person('free_business')
  })

  it('acceptance 19: are countries, regions of the dictionary and addresses of one machine', async () => {
    covers('blockedLocation')
    expect(await block('DE___BY')).toMatchObject({ record: { name: 'Bayern, Germany', kind: 'REGION' } })
    expect(await block('FR')).toMatchObject({ record: { name: 'France', kind: 'COUNTRY' } })
    expect(await block('2001:db8::1')).toMatchObject({ record: { name: '2001:db8::1', kind: 'IP' } })
    for (const bad of ['300.1.1.1', '203.0.113.0/24', 'ZZ', 'DE___ZZ', 'Berlin'])
      expect(await block(bad)).toMatchObject({ __typename: 'Invalid', errors: [{ field: 'location' }] })
  })

  it('are there once, whatever way an address is written', async () => {
    const message = 'This location is blocked already'
    expect(await block('2001:DB8:0:0:0::1')).toMatchObject({ __typename: 'Invalid', errors: [{ field: 'location', message }] })
    expect(await block('FR')).toMatchObject({ __typename: 'Invalid', errors: [{ message }] })
  })

  it('acceptance 19: hold no region of a blocked country', async () => {
    expect(await block('FR___IDF')).toMatchObject({ __typename: 'Refused', message: 'Already covered: France is blocked' })
  })

  it('lose their regions to the country, once that is confirmed', async () => {
    await block('DE___BE')
    const asked = await block('DE')
    expect(asked).toMatchObject({ __typename: 'Refused', ticks: [{ name: 'removesRegions', params: ['2', 'Germany'] }] })
    expect(await names()).toContain('Berlin, Germany')
    expect(await block('DE', { ticks: ['removesRegions'] })).toMatchObject({ record: { kind: 'COUNTRY' } })
    expect(await names()).toEqual(['2001:db8::1', 'France', 'Germany'])
  })

  it('are found by text and counted by kind', async () => {
    covers('blockedLocationSearch')
    expect(await names('rman')).toEqual(['Germany'])
    const sums = await money.run(money.manager, 'blockedLocationsGetStats', { filter: { user: [creator] } })
    expect(sums).toEqual(
      expect.arrayContaining([expect.objectContaining({ key: 'COUNTRY', count: 2 }), expect.objectContaining({ key: 'IP', count: 1 })]),
    )
  })

  it('are offered by text, for whoever may see or add them', async () => {
    covers('callAutocomplete')
    const offered = (text: string): Promise<unknown> => money.run(money.manager, 'blockedLocationsAutocomplete', { text })
    expect(await offered(' germ')).toEqual(expect.arrayContaining([{ code: 'DE', name: 'Germany' }]))
    // What begins with the text comes first; a country's name finds its regions too.
    const [first, ...more] = (await offered('germany')) as readonly { readonly name: string }[]
    expect(first?.name).toBe('Germany')
    expect(more.map(({ name }) => name)).toContain('Bayern, Germany')
    expect(await offered('bayern')).toEqual([{ code: 'DE___BY', name: 'Bayern, Germany' }])
    expect(await offered('2001:DB8:0:0:0::1')).toEqual([{ code: '2001:db8::1', name: '2001:db8::1' }])
    expect(await offered('203.0.113.7')).toEqual([{ code: '203.0.113.7', name: '203.0.113.7' }])
    const addresses = await Promise.all(['203.0.113.7', '2001:db8::1', '300.1.1.1'].map(offered))
    const names = addresses.flat().map((each) => (each as { readonly name: string }).name)
    const sums = (await money.run(money.manager, 'blockedLocationsGetStats', { filter: { user: [creator] } })) as unknown as readonly Bag[]
    proves('ipCheck', {
      kind: among(sums.map((sum) => String(sum['key']))),
      versions: names.map((name) => `IPv${isIP(name)}`),
      of: among(operations.map(({ name }) => inWords(name.replace(/Autocomplete$/, '')))),
    })
    for (const none of ['300.1.1.1', '203.0.113.0/24', 'no such place']) expect(await offered(none)).toEqual([])
    expect(await offered('')).toHaveLength(20)
    const asks = operations.find(({ name }) => name === 'blockedLocationsAutocomplete')?.guard
    expect(asks).toEqual({ rule: { anyOf: [{ right: 'getAnyBlockedLocation' }, { right: 'createAnyBlockedLocation' }] } })
  })

  it('hide the creator from whoever comes from there', async () => {
    const { db } = money.database
    expect(await isBlockedFrom(db, creator, { country: 'DE' })).toBe(true)
    expect(await isBlockedFrom(db, creator, { region: 'FR___IDF' })).toBe(true)
    expect(await isBlockedFrom(db, creator, { country: 'IT', ip: '2001:0db8::0001' })).toBe(true)
    expect(await isBlockedFrom(db, creator, { country: 'IT', ip: '203.0.113.9' })).toBe(false)
    expect(await isBlockedFrom(db, creator, {})).toBe(false)
    await block('203.0.113.8')
    for (const ip of ['203.0.113.8', '::ffff:203.0.113.8', '::FFFF:CB00:7108'])
      expect([ip, await isBlockedFrom(db, creator, { ip })]).toEqual([ip, true])
  })

  it('are at most 300', async () => {
    await money.sql(
      `insert into blocked_locations (user_id, location, name, kind) select $1, '10.0.' || (n / 250) || '.' || (n % 250), 'x', 'IP' from generate_series(1, 297) n`,
      [creator],
    )
    expect(await block('IT')).toMatchObject({ __typename: 'Refused', message: 'A creator has at most 300 blocked locations' })
  })
})
