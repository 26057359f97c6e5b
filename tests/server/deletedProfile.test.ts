// The profile of a deleted user: what stands in it is kept, and nothing of it changes any more (domain 4.6).
import { beforeAll, expect, it } from 'vitest'
import { sendMessage } from '../../custom/events/index.ts'
import { insert } from '../../server/actions/insert.ts'
import { fileOf, openPosts, type Posts } from './posts/openPosts.ts'
import type { Bag } from './records/workbench.ts'

let posts: Posts

beforeAll(async () => (posts = await openPosts()).money.stop)

/** What stands in a profile, by the operations that change it. */
const fill = async (user: string): Promise<readonly (readonly [operation: string, id: string, input?: Bag])[]> => {
  const { money } = posts
  const made = (entity: string, values: Bag): Promise<string> => money.within((work) => insert(work, entity, { user, ...values }))
  const tag = await money.within((work) => insert(work, 'Tag', { title: 'Pop', slug: `pop-${user}`, type: 'category' }))
  const note = await made('UserNote', { text: 'Called twice' })
  const file = await made('UserFile', { file: fileOf('contract.pdf') })
  const post = await posts.post(user)
  await posts.approve(post)
  const ofPost = String(await money.value('select id from content_files where set_id = $1', post))
  await sendMessage(money.world, { from: user, text: 'hello' })
  const conversation = String(await money.value('select id from site_threads where user_id = $1', user))
  return [
    ['userNotesUpdate', note, { text: 'Called' }],
    ['userFilesUpdate', file, { title: 'Contract' }],
    ['contentSetsUpdate', post, { description: 'Better' }],
    ['contentFilesUpdate', ofPost, { title: 'One' }],
    ['siteThreadsReply', conversation, { text: 'hi' }],
    ['contentFilesSetAsCover', ofPost],
    ['contentSetsUnpublish', post],
    ['contentFilesDelete', ofPost],
    ['contentSetsDelete', post],
    ['userNotesDelete', note],
    ['userFilesDelete', file],
    ['userTagsDelete', await made('UserTag', { tag })],
    ['blockedLocationsDelete', await made('BlockedLocation', { location: 'DE', name: 'Germany', kind: 'COUNTRY' })],
  ]
}

const act = async (operation: string, id: string, values?: Bag): Promise<Bag> =>
  operation.endsWith('Update')
    ? posts.money.act(posts.money.admin, operation, id, undefined, { patch: values })
    : posts.money.act(posts.money.admin, operation, id, values)

it('is changed while the user is there', async () => {
  for (const [operation, id, values] of await fill(await posts.creatorOf()))
    expect([operation, await act(operation, id, values)]).toEqual([operation, expect.not.objectContaining({ __typename: 'Refused' })])
})

it('stays as it is once the user is deleted', async () => {
  const user = await posts.creatorOf()
  const all = await fill(user)
  await posts.money.change('User', '', user, { status: 'DELETED' })
  const rules = await Promise.all(all.map(async ([operation, id, values]) => [operation, (await act(operation, id, values))['rule']]))
  expect(rules).toEqual(all.map(([operation]) => [operation, operation === 'siteThreadsReply' ? 'receiverDeleted' : 'ownerNotDeleted']))
})

it('is nobody’s where what is typed names nobody: it is told as any other', async () => {
  for (const user of ['', 'x', '999999999'])
    for (const [operation, input] of [
      ['userNotesCreate', { user, text: 'x' }],
      ['contentFilesCreate', { set: user, file: 'x' }],
    ] as const)
      expect([operation, user, await posts.money.run(posts.money.admin, operation, { input }, ['id'])]).toEqual([
        operation,
        user,
        expect.objectContaining({ __typename: 'Invalid' }),
      ])
})

it('takes nothing new', async () => {
  const user = await posts.creatorOf()
  const set = await posts.post(user)
  const { money } = posts
  await money.change('User', '', user, { status: 'DELETED' })
  const made = async (operation: string, input: Bag) => [operation, (await money.run(money.admin, operation, { input }, ['id']))['rule']]
  expect(await made('userNotesCreate', { user, text: 'x' })).toEqual(['userNotesCreate', 'ownerNotDeleted'])
  expect(await made('blockedLocationsCreate', { user, location: 'FR' })).toEqual(['blockedLocationsCreate', 'ownerNotDeleted'])
  for (const [operation, input] of [
    ['userFilesGetUploadUrls', { user, count: 1 }],
    ['contentFilesGetUploadUrls', { set, count: 1 }],
  ] as const)
    expect([operation, (await money.run(money.admin, operation, input))['rule']]).toEqual([operation, 'ownerNotDeleted'])
})
