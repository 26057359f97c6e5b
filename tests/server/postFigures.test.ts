// How many posts a creator has published, as their analytics tell it (domain 12.2).
import { beforeAll, expect, it } from 'vitest'
import { openPosts, type Posts } from './posts/openPosts.ts'

let posts: Posts

beforeAll(async () => (posts = await openPosts()).money.stop)

it('counts neither drafts nor what waits for its time', async () => {
  const { money } = posts
  const creator = await posts.creatorOf()
  await posts.post(creator)
  const later = await posts.post(creator, { scheduleTime: '2099-01-01T12:00:00.000Z' })
  await money.sql(`update content_sets set publish_time = now() + interval '1 hour' where id = $1`, [later])
  await money.run(money.manager, 'contentSetsCreate', { input: { user: creator, description: 'A draft' } }, ['state'])
  const [{ from, until } = {}] = await money.sql(
    `select (now() - interval '1 day')::date::text as from, (now() + interval '2 days')::date::text as until`,
  )
  const figures = await money.run(money.admin, 'analyticsGetCreator', { id: creator, period: { from, until, zone: 'UTC' } }, ['posts'])
  expect(figures['posts']).toContainEqual(expect.objectContaining({ name: 'postsPublished', value: '1' }))
})
