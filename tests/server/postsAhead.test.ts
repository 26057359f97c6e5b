// What is published on the client site, and when it is heard of: by creators only; one that is approved ahead of its time when that has come, once (domain 8).
import { beforeAll, expect, it } from 'vitest'
import { subscribe, tellDuePosts } from '../../custom/events/index.ts'
import { openPosts, type Posts } from './posts/openPosts.ts'

let posts: Posts

beforeAll(async () => (posts = await openPosts()).money.stop)

it('tells nobody at its approval, and its subscribers when its time has come', async () => {
  const { money } = posts
  const [creator, buyer] = [await posts.creatorOf(), await money.person('member')]
  await money.fund(buyer, 500n)
  await subscribe(money.world, { buyer, creator, price: 100n, level: 'CONTENT', externalId: posts.next() })
  const id = await posts.post(creator, { scheduleTime: new Date(Date.now() + 86_400_000).toISOString() })
  const told = async () => [
    await money.value("select count(*)::int from mails where template = 'postPublished' and params[3] = $1", id),
    await money.value('select told_time is not null from post_verifications where post_id = $1', id),
  ]
  await posts.approve(id)
  expect([await tellDuePosts(money.world), ...(await told())]).toEqual([0, 0, false])
  await money.sql("update content_sets set publish_time = now() - interval '1 minute' where id = $1", [id])
  expect([await tellDuePosts(money.world), ...(await told())]).toEqual([1, 1, true])
  expect([await tellDuePosts(money.world), ...(await told())]).toEqual([0, 1, true])
  // Asked three times, it did something once.
  expect(await money.value("select count(*)::int from audit_record where action = 'tellDuePosts'")).toBe(1)
})

it('is published by creators only', async () => {
  const member = await posts.money.person('member')
  await expect(posts.post(member)).rejects.toMatchObject({ rule: 'creatorsOnly' })
  const gone = await posts.creatorOf()
  await posts.money.change('User', '', gone, { status: 'DELETED' })
  await expect(posts.post(gone)).rejects.toMatchObject({ rule: 'notDeleted' })
})
