// Whoever looks at the queue of post verification, or at how many wait, hears of what is to be decided no more, whatever it comes from (domain 3.4, 8).
import { beforeAll, expect, it } from 'vitest'
import { openPosts, type Posts } from './posts/openPosts.ts'
import type { Bag } from './records/workbench.ts'

let posts: Posts

beforeAll(async () => (posts = await openPosts()).money.stop)

/** A post that waits, sold at a price of its own. */
const waiting = async (credits: string) => {
  const { money, creatorOf, post, verificationOf } = posts
  const input = { type: 'POST', credits: { amount: credits, currency: 'CRE' } }
  const { record } = await money.run(money.admin, 'paymentPackagesCreate', { input }, ['title'])
  const preset = String((record as Bag)['id'])
  const creator = await creatorOf()
  return { preset, creator, verification: await verificationOf(await post(creator, { package: preset })) }
}

const hears = async (verification: string, run: () => Promise<Bag>): Promise<boolean> => {
  await posts.money.announced()
  expect(await run()).not.toHaveProperty('rule')
  return (await posts.money.announced()).some(({ entity, id }) => entity === 'PostVerification' && id === verification)
}

it('that its creator is disabled, enabled again and deleted', async () => {
  const { money } = posts
  const { creator, verification } = await waiting('3')
  const act = (operation: string, input?: Bag) => hears(verification, () => money.act(money.admin, operation, creator, input))
  expect(await act('usersDisable', { disabledReason: 'x' })).toBe(true)
  expect(await act('usersEnable')).toBe(true)
  expect(await act('usersDelete')).toBe(true)
})

it('that its creator is one no more', async () => {
  const { money } = posts
  const { creator, verification } = await waiting('4')
  expect(await hears(verification, () => money.act(money.admin, 'usersUpdateRole', creator, { role: 'member' }))).toBe(true)
})

it('that its price is deleted', async () => {
  const { money } = posts
  const { preset, verification } = await waiting('5')
  const remove = () => money.run(money.admin, 'paymentPackagesDelete', { id: preset, version: 1 })
  expect(await hears(verification, remove)).toBe(true)
})
