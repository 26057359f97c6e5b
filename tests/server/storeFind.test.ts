// What the product's own code finds in a table by what stands there: which rows, in which order, and how they are held.
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { count, find, write } from '../../custom/server/store.ts'
import { sql } from '../../server/kit.ts'
import { openMoney, type Money } from './money/openMoney.ts'

let money: Money
let ids: readonly string[]

beforeAll(async () => {
  money = await openMoney()
  const [first, second, third] = [
    await money.person('member', { 'questionnaire.category': ['1', '2'] }),
    await money.person('member', { 'questionnaire.category': ['2'], 'personal.city': 'Bonn' }),
    await money.person('member', { disabledReason: 'why', status: 'DISABLED' }),
  ]
  ids = [first, second, third]
})
afterAll(() => money.stop())

/** Which of the three, by their place. */
const placesOf = (rows: readonly { readonly id: string }[]): readonly number[] =>
  rows.map(({ id }) => ids.indexOf(id)).filter((at) => at >= 0)

describe('rows that are found', () => {
  it.each([
    ['have one value', { status: 'DISABLED' }, [2]],
    ['have one of several', { status: ['ACTIVE', 'DISABLED'] }, [0, 1, 2]],
    ['have anything but one', { role: 'member', status: { not: 'DISABLED' } }, [0, 1]],
    ['have anything but several', { role: 'member', status: { not: ['ACTIVE', 'DELETED'] } }, [2]],
    ['have nothing there', { role: 'member', disabledReason: null }, [0, 1]],
    ['have something there', { disabledReason: { not: null } }, [2]],
  ] as const)('%s', async (_what, where, found) => {
    expect(placesOf(await money.within((work) => find(work, 'User', where)))).toEqual(found)
    const others = (await money.within((work) => find(work, 'User', where))).length - found.length
    expect(await money.within((work) => count(work, 'User', where))).toBe(found.length + others)
  })

  it('have it in their list, of a part by its path', async () => {
    const chosen = (category: string | readonly string[]) =>
      money.within((work) => find(work, 'User.questionnaire', { category: category as string }))
    expect(placesOf(await chosen('1'))).toEqual([0])
    expect(placesOf(await chosen(['1', '2']))).toEqual([0, 1])
    expect((await chosen('1'))[0]?.['questionnaire.category']).toEqual(['1', '2'])
  })

  it('are called by their ids, and stand in the order of these', async () => {
    const wanted = [ids[1] ?? '', ids[0] ?? '']
    const rows = await money.within((work) => find(work, 'User.personal', { id: wanted }))
    expect(rows.map((each) => [each.id, each.version, each['personal.city']])).toEqual([
      [ids[0], 1, null],
      [ids[1], 1, 'Bonn'],
    ])
  })

  it('meet what else is said over the columns', async () => {
    const rows = await money.within((work) => find(work, 'User', (own) => sql`${own.status} = 'DISABLED' or ${own.id} = ${ids[0]}::bigint`))
    expect(placesOf(rows)).toEqual([0, 2])
  })
})

describe('rows that are locked', () => {
  it('are as the one left them who held them before', async () => {
    const [id = ''] = ids
    const read: (number | undefined)[] = []
    let second: Promise<void> | undefined
    await money.within(async (work) => {
      await find(work, 'User', { id }, 'no key update')
      second = money.within(async (other) => void read.push((await find(other, 'User', { id }, 'no key update'))[0]?.version))
      await sleep(100)
      expect(read).toEqual([])
      await write(work, 'User', id, { screenName: 'Renamed' })
    })
    await second
    expect(read).toEqual([2])
  })

  it('are left out where somebody holds them, if that is asked', async () => {
    const [id = '', free = ''] = ids
    await money.within(async (work) => {
      await find(work, 'User', { id }, 'update')
      expect(placesOf(await money.within((other) => find(other, 'User', { id: [id, free] }, 'update skip locked')))).toEqual([1])
    })
  })
})
