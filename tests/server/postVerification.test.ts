// The verification of posts, on a real database (domain 8; acceptance 21).
import { beforeAll, describe, expect, it } from 'vitest'
import { subscribe } from '../../custom/events/index.ts'
import { insert } from '../../server/actions/insert.ts'
import { write } from '../../server/actions/write.ts'
import { covers } from '../covers.ts'
import { openPosts, type Posts } from './posts/openPosts.ts'
import { itemsOf, type Bag } from './records/workbench.ts'

let posts: Posts

beforeAll(async () => (posts = await openPosts()).money.stop)

const mails = (template: string) => posts.money.sql('select "to", params from mails where template = $1 order by id', [template])
const queue = async (): Promise<readonly string[]> =>
  itemsOf(
    await posts.money.run(
      posts.money.manager,
      'postVerificationsSearch',
      { filter: { status: ['PENDING'], due: true }, sort: { by: 'submittedTime', direction: 'ASCENDING' }, first: 100 },
      ['id'],
    ),
  ).map((each) => String(each['id']))

/** Those that wait, by turning the verification off; then it is on again. */
const approveAll = async (): Promise<void> => {
  await posts.money.act(posts.money.admin, 'systemSettingsTurnVerifyPostsOff', 'site', { approvePending: true })
  await posts.money.act(posts.money.admin, 'systemSettingsTurnVerifyPostsOn', 'site')
}

describe('the verification of posts', () => {
  it('acceptance 21: queues what can be decided, oldest first: published, processed, of an approved creator', async () => {
    const before = await queue()
    const older = await posts.post(await posts.creatorOf())
    const newer = await posts.post(await posts.creatorOf())
    const hidden = await posts.post(await posts.creatorOf())
    await posts.money.act(posts.money.manager, 'contentSetsUnpublish', hidden)
    const empty = await posts.post(await posts.creatorOf(), { files: [] })
    const unverified = await posts.creatorOf('PENDING')
    const waiting = await posts.post(unverified)
    expect((await queue()).slice(before.length)).toEqual([await posts.verificationOf(older), await posts.verificationOf(newer)])
    expect(await posts.approve(waiting)).toMatchObject({ rule: 'postCanBeDecided' })
    expect(await posts.approve(empty)).toMatchObject({ rule: 'postCanBeDecided' })
    const [{ count: counted } = { count: 0 }] = (await posts.money.run(posts.money.manager, 'postVerificationsGetStats', {
      filter: { due: true, status: ['PENDING'] },
    })) as unknown as readonly { readonly count: number }[]
    expect(counted).toBe(before.length + 2)
    // Approving the creator brings the post into the queue, and once approved before the public.
    await posts.money.change('User', 'verification', unverified, { status: 'APPROVED' })
    expect(await queue()).toContain(await posts.verificationOf(waiting))
    expect(await posts.seen(waiting)).toBe(false)
    await posts.approve(waiting)
    expect(await posts.seen(waiting)).toBe(true)
    await posts.money.change('User', 'verification', unverified, { status: 'DECLINED' })
    expect(await posts.seen(waiting)).toBe(false)
  })

  it('shows the chosen cover, else the first file, and calls nothing free that has a price', async () => {
    const post = await posts.post(await posts.creatorOf())
    const shown = async () => {
      const id = await posts.verificationOf(post)
      return posts.money.run(posts.money.manager, 'postVerificationsFindById', { id }, ['cover', 'level', 'files'])
    }
    const [first] = (await shown())['files'] as readonly Bag[]
    expect(((await shown())['cover'] as Bag)['uuid']).toBe(first?.['uuid'])
    expect((await shown())['level']).toBeNull()
    await posts.money.within(async (work) => {
      const preset = await insert(work, 'PaymentPackage', { type: 'POST', title: '3.00 Cr', credits: { amount: '3.00', currency: 'CRE' } })
      await write(work, 'ContentSet', '', post, { package: preset })
    })
    expect((await shown())['level']).toBe('SEPARATE')
  })

  it('asks for a reason to decline, tells the creator, and counts', async () => {
    covers('managesContent')
    const creator = await posts.creatorOf()
    const id = await posts.post(creator)
    expect(await posts.decline(id, {})).toMatchObject({ __typename: 'Invalid' })
    expect(await posts.decline(id)).toMatchObject({ __typename: 'PostVerificationSaved' })
    expect((await mails('postDeclined')).at(-1)).toMatchObject({ params: [id, 'AGE', 'No document'] })
    expect(await posts.money.value('select declines from post_verifications where post_id = $1', id)).toBe(1)
    expect(await posts.seen(id)).toBe(false)
    expect(await posts.approve(id)).toMatchObject({ __typename: 'PostVerificationSaved' })
    expect(await posts.seen(id)).toBe(true)
  })

  it('tells subscribers at approval, once', async () => {
    const [creator, buyer] = [await posts.creatorOf(), await posts.money.person('member')]
    await posts.money.fund(buyer, 500n)
    await subscribe(posts.money.world, { buyer, creator, price: 100n, level: 'CONTENT', externalId: posts.next() })
    const id = await posts.post(creator)
    const before = (await mails('postPublished')).length
    await posts.approve(id)
    expect((await mails('postPublished')).length).toBe(before + 1)
    await posts.money.act(posts.money.manager, 'postVerificationsDeclineApproved', await posts.verificationOf(id), { reasonCode: 'OTHER' })
    await posts.approve(id)
    expect((await mails('postPublished')).length).toBe(before + 1)
  })

  it.each([
    ['with all others that wait', async (_id: string) => {}, (_id: string) => approveAll()],
    ['after it was declined', (id: string) => posts.decline(id), (id: string) => posts.approve(id)],
  ])('tells nobody of a hidden post that is approved %s, and its subscribers once it is published', async (_when, before, approve) => {
    const [creator, buyer] = [await posts.creatorOf(), await posts.money.person('member')]
    await posts.money.fund(buyer, 500n)
    await subscribe(posts.money.world, { buyer, creator, price: 100n, level: 'CONTENT', externalId: posts.next() })
    const id = await posts.post(creator)
    const told = async () => [
      (await mails('postPublished')).filter(({ params }) => (params as readonly string[])[2] === id).length,
      (await posts.money.value('select told_time from post_verifications where post_id = $1', id)) !== null,
    ]
    const turn = (way: string) => posts.money.act(posts.money.manager, `contentSets${way}`, id)
    await before(id)
    await turn('Unpublish')
    await approve(id)
    expect([await posts.statusOf(id), ...(await told())]).toEqual(['APPROVED', 0, false])
    await turn('Publish')
    expect([await posts.seen(id), ...(await told())]).toEqual([true, 1, true])
    await turn('Unpublish')
    await turn('Publish')
    expect(await told()).toEqual([1, true])
  })

  it('declined later leaves buyers their access, unless it is withdrawn from them', async () => {
    const [creator, buyer] = [await posts.creatorOf(), await posts.money.person('member')]
    await posts.money.fund(buyer, 900n)
    const sold = async (withdrawn: boolean): Promise<string> => {
      const id = await posts.post(creator)
      await posts.approve(id)
      await posts.buy(buyer, creator, id)
      await posts.money.act(posts.money.manager, 'postVerificationsDeclineApproved', await posts.verificationOf(id), {
        reasonCode: 'COPYRIGHT',
        withdrawn,
      })
      return id
    }
    const [kept, taken] = [await sold(false), await sold(true)]
    expect([await posts.seen(kept, buyer), await posts.seen(taken, buyer)]).toEqual([true, false])
    expect([await posts.seen(kept), await posts.seen(taken)]).toEqual([false, false])
    // It is theirs again once it is approved, be it with all others that wait.
    const { money } = posts
    await money.act(money.manager, 'contentSetsUnpublish', taken)
    await money.act(money.manager, 'contentSetsPublish', taken)
    expect([await posts.statusOf(taken), await posts.seen(taken, buyer)]).toEqual(['PENDING', false])
    await approveAll()
    expect([await posts.statusOf(taken), await posts.seen(taken, buyer)]).toEqual(['APPROVED', true])
  })

  it('starts again with new files, and with publishing a declined post again; other changes leave it', async () => {
    const id = await posts.post(await posts.creatorOf())
    await posts.approve(id)
    await posts.money.act(posts.money.manager, 'contentSetsUpdate', id, undefined, { patch: { description: 'Better words', level: 'PRO' } })
    expect(await posts.statusOf(id)).toBe('APPROVED')
    await posts.upload(id, 'more.png')
    expect(await posts.statusOf(id)).toBe('PENDING')
    await posts.decline(id)
    await posts.money.act(posts.money.manager, 'contentSetsUnpublish', id)
    await posts.money.act(posts.money.manager, 'contentSetsPublish', id)
    expect(await posts.statusOf(id)).toBe('PENDING')
  })

  it('decided by one is a conflict for the other', async () => {
    const id = await posts.verificationOf(await posts.post(await posts.creatorOf()))
    const version = await posts.money.value('select version from post_verifications where id = $1', id)
    const answers = await Promise.all([
      posts.money.run(posts.money.manager, 'postVerificationsApprove', { id, version }),
      posts.money.run(posts.money.admin, 'postVerificationsDecline', { id, version, input: { reasonCode: 'AGE' } }),
    ])
    expect(answers.map((each) => String(each['__typename'])).toSorted()).toEqual(['PostVerificationConflict', 'PostVerificationSaved'])
  })

  it('acceptance 21: turned off with two pending, says two and leaves them hidden; with the tick they are public', async () => {
    covers('managesContent', 'managesGeneral')
    for (const each of await posts.money.sql("select post_id::text as id from post_verifications where status = 'PENDING'"))
      await posts.money.change('PostVerification', '', await posts.verificationOf(String(each['id'])), { status: 'APPROVED' })
    const waiting = [await posts.post(await posts.creatorOf()), await posts.post(await posts.creatorOf())]
    const seen = () => Promise.all(waiting.map((id) => posts.seen(id)))
    const states = () => Promise.all(waiting.map((id) => posts.statusOf(id)))
    const turn = (way: string, input?: Bag) => posts.money.act(posts.money.admin, `systemSettingsTurnVerifyPosts${way}`, 'site', input)
    const version = await posts.money.value('select version from system_settings')
    expect(
      await posts.money.run(posts.money.admin, 'systemSettingsTurnVerifyPostsOffPreview', {
        id: 'site',
        version,
        input: { approvePending: false },
      }),
    ).toMatchObject({ allowed: true, counts: [{ name: 'pending', value: 2 }] })
    expect(await turn('Off', { approvePending: false })).toMatchObject({ __typename: 'Done' })
    expect([await seen(), await states()]).toEqual([
      [false, false],
      ['PENDING', 'PENDING'],
    ])
    expect(await turn('On')).toMatchObject({ __typename: 'Done' })
    await posts.money.announced()
    expect(await turn('Off', { approvePending: true })).toMatchObject({ __typename: 'Done' })
    const heard = (await posts.money.announced()).flatMap(({ entity, id }) => (entity === 'ContentSet' ? [String(id)] : []))
    expect(heard).toEqual(expect.arrayContaining(waiting))
    expect([await seen(), await states()]).toEqual([
      [true, true],
      ['APPROVED', 'APPROVED'],
    ])
    expect(await turn('On')).toMatchObject({ __typename: 'Done' })
  })

  it('is not asked for while the switch is off', async () => {
    await posts.money.change('SystemSettings', '', 'site', { verifyPosts: false })
    const id = await posts.post(await posts.creatorOf())
    await posts.money.change('SystemSettings', '', 'site', { verifyPosts: true })
    expect(await posts.statusOf(id)).toBeUndefined()
    expect(await posts.seen(id)).toBe(true)
  })
})
