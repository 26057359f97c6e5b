// Whom a list of Generate leaves out, and why: those beyond what is made at once are told, too.
import { expect, it } from 'vitest'
import { leftOutOf } from '../../custom/server/payouts/describe.ts'

const candidate = (user: string) => ({ user, title: `T${user}`, username: `u${user}` }) as Parameters<typeof leftOutOf>[1][number]

it('tells whose turn comes the next time', () => {
  expect(leftOutOf([], [], [])).toEqual([])
  expect(leftOutOf([], [candidate('1')], [candidate('2'), candidate('3')])).toMatchObject([
    { reason: 'payouts.criteria.favour', count: 1 },
    { reason: 'payouts.criteria.later', count: 2, creators: [{ id: '2' }, { id: '3' }] },
  ])
})
