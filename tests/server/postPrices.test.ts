// Posts and the price they are sold at, once that is deleted (domain 5.18, 10.2).
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { lockWaiters } from '../run/lockWaiters.ts'
import { openPosts, type Posts } from './posts/openPosts.ts'
import type { Bag } from './records/workbench.ts'

let posts: Posts

beforeAll(async () => (posts = await openPosts()).money.stop)

let credits = 10
const priceOf = async (): Promise<string> => {
  credits += 1
  const input = { type: 'POST', credits: { amount: String(credits), currency: 'CRE' } }
  const made = await posts.money.run(posts.money.admin, 'paymentPackagesCreate', { input }, ['title'])
  return String((made['record'] as Bag)['id'])
}
const publish = (id: string): Promise<Bag> => posts.money.act(posts.money.manager, 'contentSetsPublish', id)
const refused = { __typename: 'Refused', rule: 'postPriceLives' }

it('is published again only with another price, or none', async () => {
  const [gone, other] = [await priceOf(), await priceOf()]
  const id = await posts.post(await posts.creatorOf(), { package: gone })
  await posts.money.act(posts.money.admin, 'paymentPackagesDelete', gone)
  expect(await publish(id)).toMatchObject(refused)
  expect(await posts.money.value('select published from content_sets where id = $1', id)).toBe(false)
  await posts.money.act(posts.money.manager, 'contentSetsUpdate', id, undefined, { patch: { package: other } })
  expect(await publish(id)).toMatchObject({ __typename: 'Done' })
})

it('is not published while its price is being deleted', async () => {
  const { money } = posts
  const price = await priceOf()
  const id = await posts.post(await posts.creatorOf(), { package: price })
  await money.act(money.manager, 'contentSetsUnpublish', id)
  let publishing: Promise<Bag> | undefined
  await money.within(async ({ tx }) => {
    await sql`select from payment_packages where id = ${price} for update`.execute(tx)
    await sql`update payment_packages set deleted_time = now() where id = ${price}`.execute(tx)
    publishing = publish(id)
    await expect.poll(() => lockWaiters(money.sql)).toBe(1)
  })
  expect(await publishing).toMatchObject(refused)
})

it('is told as unpublished where it was published or waits for its time: no draft is', async () => {
  const { money } = posts
  const [price, creator] = [await priceOf(), await posts.creatorOf()]
  await posts.post(creator, { package: price })
  await posts.post(creator, { package: price, scheduleTime: '2099-01-01T00:00:00.000Z' })
  await money.run(money.manager, 'contentSetsCreate', { input: { user: creator, description: 'A draft', package: price } }, ['state'])
  const previewed = await money.act(money.admin, 'paymentPackagesDeletePreview', price)
  expect(previewed).toMatchObject({ counts: expect.arrayContaining([{ name: 'posts', value: 2 }]) as unknown })
})
