// Posts and their files, on a real database (domain 5.18).
import { beforeAll, describe, expect, it } from 'vitest'
import { covers } from '../covers.ts'
import { chargeback, purchase, refund, subscribe } from '../../custom/events/index.ts'
import { fileOf, openPosts, type Posts } from './posts/openPosts.ts'
import type { Bag } from './records/workbench.ts'

let posts: Posts

beforeAll(async () => (posts = await openPosts()).money.stop)

describe('a post', () => {
  it('made by the staff is a draft until it has files and is published', async () => {
    covers('callContentSets', 'callContentFiles', 'callUpload', 'contentSetStarts', 'contentFileFields')
    const creator = await posts.creatorOf()
    const made = await posts.money.run(posts.money.manager, 'contentSetsCreate', { input: { user: creator, description: 'New' } }, [
      'state',
    ])
    expect(made).toMatchObject({ __typename: 'ContentSetSaved', record: { state: 'DRAFT' } })
    const id = String((made['record'] as Bag)['id'])
    expect(await posts.money.value('select published, processing_status from content_sets where id = $1', id)).toBe(true)
    expect(await posts.money.act(posts.money.manager, 'contentSetsPublish', id)).toMatchObject({ rule: 'postHasFiles' })
    expect(await posts.upload(id, 'first.of.all.png')).toMatchObject({ record: { title: 'first.of.all', fileNumber: 0, isCover: true } })
    expect(await posts.upload(id, 'second.png')).toMatchObject({ record: { fileNumber: 1, isCover: false } })
    expect(await posts.money.sql('select size, processing_status as status from content_sets where id = $1', [id])).toEqual([
      { size: 2, status: 'OK' },
    ])
    expect(await posts.money.act(posts.money.manager, 'contentSetsPublish', id)).toMatchObject({ __typename: 'Done' })
    expect(await posts.statusOf(id)).toBe('PENDING')
    expect(await posts.seen(id)).toBe(false)
    await posts.approve(id)
    expect(await posts.seen(id)).toBe(true)
  })

  it('counts and numbers files that come at once one after the other', async () => {
    const id = await posts.post(await posts.creatorOf(), { files: [] })
    await Promise.all(['a.png', 'b.png', 'c.png', 'd.png'].map((name) => posts.upload(id, name)))
    expect(await posts.money.value('select size from content_sets where id = $1', id)).toBe(4)
    expect(await posts.money.sql('select file_number as number from content_files where set_id = $1 order by 1', [id])).toEqual(
      [0, 1, 2, 3].map((number) => ({ number })),
    )
  })

  it('is made for creators only', async () => {
    const member = await posts.money.person('member')
    expect(await posts.money.run(posts.money.manager, 'contentSetsCreate', { input: { user: member } })).toMatchObject({
      rule: 'creatorsOnly',
    })
  })

  it('waits for its time, which may be moved; a time that has passed is refused', async () => {
    const creator = await posts.creatorOf()
    const soon = new Date(Date.now() + 86_400_000).toISOString()
    const id = await posts.post(creator, { scheduleTime: soon })
    await posts.approve(id)
    expect(await posts.seen(id)).toBe(false)
    const stateOf = async () => (await posts.money.run(posts.money.manager, 'contentSetsFindById', { id }, ['state']))['state']
    expect(await stateOf()).toBe('SCHEDULED')
    expect(
      await posts.money.act(posts.money.manager, 'contentSetsUpdate', id, undefined, {
        patch: { scheduleTime: '2020-01-01T00:00:00.000Z' },
      }),
    ).toMatchObject({ __typename: 'Invalid', errors: [{ message: 'Choose a time in the future' }] })
    await posts.money.act(posts.money.manager, 'contentSetsUpdate', id, undefined, { patch: { scheduleTime: null } })
    expect(await stateOf()).toBe('PUBLISHED')
    expect(await posts.seen(id)).toBe(true)
  })

  it('that is hidden, or deleted after it was sold, tells how many bought it; buyers of a hidden one keep it', async () => {
    const [creator, buyer] = [await posts.creatorOf(), await posts.money.person('member')]
    const id = await posts.post(creator)
    await posts.approve(id)
    await posts.money.fund(buyer, 500n)
    await posts.buy(buyer, creator, id)
    const version = await posts.money.value('select version from content_sets where id = $1', id)
    expect(await posts.money.run(posts.money.manager, 'contentSetsUnpublishPreview', { id, version })).toMatchObject({
      counts: [{ name: 'buyers', value: 1 }],
    })
    await posts.money.act(posts.money.manager, 'contentSetsUnpublish', id)
    expect([await posts.seen(id), await posts.seen(id, buyer)]).toEqual([false, true])
    expect(await posts.money.act(posts.money.manager, 'contentSetsDelete', id)).toMatchObject({ __typename: 'Done' })
    expect(await posts.seen(id, buyer)).toBe(false)
    expect((await posts.money.run(posts.money.manager, 'contentSetsFindById', { id }, ['state']))['state']).toBe('DELETED')
    expect(await posts.money.value('select count(*)::int from content_files where set_id = $1', id)).toBe(0)
    expect(await posts.money.act(posts.money.manager, 'contentSetsPublish', id)).toMatchObject({ rule: 'postNotDeleted' })
  })

  it('is bought of its creator once it is out: not while it waits, before its time, declined, hidden or deleted', async () => {
    const [creator, buyer] = [await posts.creatorOf(), await posts.money.person('member')]
    await posts.money.fund(buyer, 500n)
    const buy = (id: string, seller = creator) => posts.buy(buyer, seller, id)
    const turn = (way: string) => posts.money.act(posts.money.manager, `contentSets${way}`, id)
    const refused = { rule: 'postSold' }
    const id = await posts.post(creator)
    const later = await posts.post(creator, { scheduleTime: new Date(Date.now() + 86_400_000).toISOString() })
    await posts.approve(later)
    await expect(buy(later)).rejects.toMatchObject(refused)
    await expect(buy(id)).rejects.toMatchObject(refused)
    await posts.decline(id)
    await expect(buy(id)).rejects.toMatchObject(refused)
    await posts.approve(id)
    await expect(buy(id, await posts.creatorOf())).rejects.toMatchObject(refused)
    await turn('Unpublish')
    await expect(buy(id)).rejects.toMatchObject(refused)
    await turn('Publish')
    await buy(id)
    expect(await posts.seen(id, buyer)).toBe(true)
    await turn('Delete')
    await expect(buy(id)).rejects.toMatchObject(refused)
  })

  it.each(['REFUND', 'CHARGEBACK'])('whose price was given back is bought no more: %s (domain 16.4)', async (how) => {
    const { money } = posts
    const [creator, buyer, externalId] = [await posts.creatorOf(), await money.person('member'), posts.next()]
    const id = await posts.post(creator, { level: 'PRO' })
    await posts.approve(id)
    const card = { paymentSystem: '1', money: { amount: '5', currency: 'EUR' } }
    const bought = await purchase(money.world, { buyer, creator, price: 500n, what: { subject: 'POST', contentSet: id }, externalId, card })
    expect(await posts.seen(id, buyer)).toBe(true)
    if ('repeated' in bought) throw new Error('it was told before')
    if (how === 'CHARGEBACK') await chargeback(money.world, { paymentSystem: '1', externalId })
    else
      for (const amount of [100n, undefined])
        await refund(money.world, { operationId: bought.operationId, externalId: posts.next(), ...(amount && { amount }) })
    expect(await posts.seen(id, buyer)).toBe(false)
    const version = await money.value('select version from content_sets where id = $1', id)
    expect(await money.run(money.manager, 'contentSetsUnpublishPreview', { id, version })).toMatchObject({
      counts: [{ name: 'buyers', value: 0 }],
    })
  })

  it.each([{ status: 'DISABLED' }, { status: 'DELETED' }])(
    'of a creator who is hidden is hidden from its buyers, too: $status',
    async (status) => {
      const [creator, buyer] = [await posts.creatorOf(), await posts.money.person('member')]
      const id = await posts.post(creator, { level: 'PRO' })
      await posts.approve(id)
      await posts.money.fund(buyer, 500n)
      await posts.buy(buyer, creator, id)
      await posts.money.change('User', '', creator, status)
      expect(await posts.seen(id, buyer)).toBe(false)
    },
  )

  it('that nobody bought is gone for good', async () => {
    const id = await posts.post(await posts.creatorOf())
    await posts.money.act(posts.money.manager, 'contentSetsDelete', id)
    expect(await posts.money.value('select count(*)::int from content_sets where id = $1', id)).toBe(0)
    expect(await posts.money.value('select count(*)::int from post_verifications where post_id = $1', id)).toBe(0)
  })

  it('of a level is seen by those who hold it, or a higher one', async () => {
    const [creator, low, high] = [await posts.creatorOf(), await posts.money.person('member'), await posts.money.person('member')]
    const id = await posts.post(creator, { level: 'PRO' })
    await posts.approve(id)
    for (const buyer of [low, high]) await posts.money.fund(buyer, 500n)
    await subscribe(posts.money.world, { buyer: low, creator, price: 100n, level: 'CONTENT', externalId: posts.next() })
    await subscribe(posts.money.world, { buyer: high, creator, price: 100n, level: 'ULTIMATE', externalId: posts.next() })
    expect([await posts.seen(id), await posts.seen(id, low), await posts.seen(id, high)]).toEqual([false, false, true])
  })
})

describe('files of one creator', () => {
  const full = { __typename: 'Refused', rule: 'roomLeft' }

  it('have 100 GiB together, in posts and beside them', async () => {
    const { money } = posts
    const creator = await posts.creatorOf()
    const large = { ...fileOf('all.png'), bytes: 100 * 2 ** 30 - 19 }
    const id = await posts.post(creator, { files: [large] })
    expect(await posts.upload(id, 'fits.png')).toMatchObject({ record: { title: 'fits' } })
    const message = 'All files of one person have at most 100 GiB together; 9 B are left'
    expect(await posts.upload(id, 'more.png')).toMatchObject({ ...full, message })
    expect(await posts.upload(await posts.post(creator), 'more.png')).toMatchObject(full)
    const places = (operation: string, more: Bag): Promise<Bag> => money.run(money.manager, operation, { ...more, count: 1 })
    expect(await places('userFilesGetUploadUrls', { user: creator })).toMatchObject({ ...full, message: message.replace('9 B', '0 B') })
    expect(await places('contentFilesGetUploadUrls', { set: id })).toMatchObject(full)
    expect(await places('userFilesGetUploadUrls', { user: await posts.creatorOf() })).toMatchObject({ __typename: 'UploadUrls' })
  })

  it('that come at once are counted one after the other', async () => {
    const creator = await posts.creatorOf()
    const [one, other] = [
      await posts.post(creator, { files: [{ ...fileOf('all.png'), bytes: 100 * 2 ** 30 - 25 }] }),
      await posts.post(creator, { files: [] }),
    ]
    const made = await Promise.all([one, other, one, other].map((id, at) => posts.upload(id, `${at}.png`)))
    expect(made.filter((each) => each['__typename'] === 'ContentFileSaved')).toHaveLength(2)
    expect(made.filter((each) => each['rule'] === 'roomLeft')).toHaveLength(2)
  })
})

describe('a cover', () => {
  it('is the first file until another is chosen, and moves on when its file goes', async () => {
    const id = await posts.post(await posts.creatorOf(), { files: [fileOf('a.png'), fileOf('b.png')] })
    const [first, second] = (
      await posts.money.sql('select id::text as id from content_files where set_id = $1 order by file_number', [id])
    ).map((each) => String(each['id']))
    const cover = async () => (await posts.money.run(posts.money.manager, 'contentSetsFindById', { id }, ['cover']))['cover']
    expect(await cover()).toMatchObject({ name: 'a.png' })
    await posts.money.act(posts.money.manager, 'contentFilesSetAsCover', second ?? '')
    expect(await cover()).toMatchObject({ name: 'b.png' })
    await posts.money.act(posts.money.manager, 'contentFilesDelete', second ?? '')
    expect(await cover()).toMatchObject({ name: 'a.png' })
    await posts.money.act(posts.money.manager, 'contentFilesDelete', first ?? '')
    expect(await cover()).toBeNull()
  })
})
