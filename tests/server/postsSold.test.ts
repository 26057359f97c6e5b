// Buying a post whose creator is verified no more, and one that goes at the same moment; buyers of one that is verified again (domain 5.16, 5.18, 8).
import { beforeAll, expect, it } from 'vitest'
import { lockWaiters } from '../run/lockWaiters.ts'
import { openPosts, type Posts } from './posts/openPosts.ts'

let posts: Posts

beforeAll(async () => (posts = await openPosts()).money.stop)

const onSale = async () => {
  const [creator, buyer] = [await posts.creatorOf(), await posts.money.person('member')]
  const id = await posts.post(creator)
  await posts.approve(id)
  await posts.money.fund(buyer, 500n)
  return { creator, buyer, id }
}

it('a post of a creator who is verified no more is not bought: nobody would see it', async () => {
  const { creator, buyer, id } = await onSale()
  await posts.money.change('User', 'verification', creator, { status: 'DECLINED' })
  await expect(posts.buy(buyer, creator, id)).rejects.toMatchObject({ rule: 'postSold' })
  expect(await posts.money.balance(buyer)).toMatchObject({ wallet: 500n })
  await posts.money.change('User', 'verification', creator, { status: 'APPROVED' })
  await posts.buy(buyer, creator, id)
  expect(await posts.seen(id, buyer)).toBe(true)
})

it('a post that is bought while it is being deleted keeps its name in the books', async () => {
  const { money } = posts
  const { creator, buyer, id } = await onSale()
  await money.asOwner(`begin; select 1 from ledger_account where owner = '${buyer}' for update`)
  const buying = posts.buy(buyer, creator, id)
  await expect.poll(() => lockWaiters(money.sql)).toBe(1)
  const going = money.act(money.manager, 'contentSetsDelete', id)
  await expect.poll(() => lockWaiters(money.sql)).toBe(2)
  await money.asOwner('commit')
  expect(await buying).toHaveProperty('operationId')
  expect(await going).toMatchObject({ __typename: 'Done' })
  expect(await money.run(money.manager, 'contentSetsFindById', { id }, ['state'])).toMatchObject({ state: 'DELETED' })
})

it('a post that waits again since files came counts its buyers when it is declined, and may be withdrawn from them for good', async () => {
  const { money } = posts
  const { creator, buyer, id } = await onSale()
  await posts.buy(buyer, creator, id)
  await posts.upload(id, 'more.png')
  const verification = await posts.verificationOf(id)
  const version = await money.value('select version from post_verifications where id = $1', verification)
  const input = { reasonCode: 'CONSENT', withdrawn: true }
  expect(await money.run(money.manager, 'postVerificationsDeclinePreview', { id: verification, version, input })).toMatchObject({
    counts: [{ name: 'buyers', value: 1 }],
  })
  expect([await posts.statusOf(id), await posts.seen(id, buyer)]).toEqual(['PENDING', true])
  await posts.decline(id, input)
  expect([await posts.statusOf(id), await posts.seen(id, buyer)]).toEqual(['DECLINED', false])
  await money.act(money.manager, 'contentSetsUnpublish', id)
  await money.act(money.manager, 'contentSetsPublish', id)
  await posts.decline(id)
  expect([await posts.statusOf(id), await posts.seen(id, buyer)]).toEqual(['DECLINED', false])
})
