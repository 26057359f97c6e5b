// Posts, their files and their verification, on a real database (domain 5.18, 8; acceptance 21).
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isPublic, publishPost, purchase, subscribe } from '../../custom/server/outside/index.ts'
import { openMoney } from './money/openMoney.ts'
import type { Money } from './money/openMoney.ts'
import type { Bag } from './records/workbench.ts'

let money: Money
let count = 0
const next = (): string => `post-${++count}`

beforeAll(async () => {
  money = await openMoney()
  await money.change('SystemSettings', '', 'site', { verifyPosts: true })
})
afterAll(() => money.stop())

const fileOf = (name: string): Bag => {
  const uuid = randomUUID()
  return {
    uuid,
    urlPart: uuid,
    processingStatus: 'OK',
    contentType: 'image/png',
    name,
    bytes: 10,
    updateTime: '2026-01-01T00:00:00.000Z',
  }
}
const creatorOf = (verification = 'APPROVED', values: Bag = {}): Promise<string> =>
  money.person('ultimate_business', { 'verification.status': verification, ...values })
const post = (creator: string, more: Bag = {}): Promise<string> =>
  publishPost(money.world, { creator, description: 'A day in the studio', files: [fileOf('studio.png')], ...more })
const seen = (id: string, user?: string): Promise<boolean> => isPublic(money.world.db, id, user === undefined ? {} : { user })
const verificationOf = async (id: string): Promise<string> =>
  String(await money.value('select id from post_verifications where post_id = $1', id))
const statusOf = (id: string) => money.value('select status from post_verifications where post_id = $1', id)
const approve = async (id: string): Promise<Bag> => money.act(money.manager, 'postVerificationsApprove', await verificationOf(id))
const decline = async (id: string, input: Bag = { reasonCode: 'AGE', reasonText: 'No document' }): Promise<Bag> =>
  money.act(money.manager, 'postVerificationsDecline', await verificationOf(id), input)
const mails = (template: string) => money.sql('select "to", params from mails where template = $1 order by id', [template])
const itemsOf = (answer: Bag): readonly Bag[] => answer['items'] as readonly Bag[]
const queue = async (): Promise<readonly string[]> =>
  itemsOf(
    await money.run(
      money.manager,
      'postVerificationsSearch',
      { filter: { status: ['PENDING'], due: true }, sort: { by: 'submittedTime', direction: 'ASCENDING' }, first: 100 },
      ['id'],
    ),
  ).map((each) => String(each['id']))
/** A file that the manager has sent for a post. */
const upload = async (set: string, name: string): Promise<Bag> => {
  const file = fileOf(name)
  await money.sql(
    `insert into stored_file (uuid, entity, field, actor, granted, claimed, arrived, value, bound)
     values ($1, 'ContentFile', 'file', $2, now(), now(), now(), $3, $4)`,
    [file['uuid'], money.manager.id, JSON.stringify(file), JSON.stringify({ set })],
  )
  return money.run(money.manager, 'contentFilesCreate', { input: { set, file: file['uuid'] } }, ['title', 'fileNumber', 'isCover'])
}

describe('a post', () => {
  it('made by the staff is a draft until it has files and is published', async () => {
    const creator = await creatorOf()
    const made = await money.run(money.manager, 'contentSetsCreate', { input: { user: creator, description: 'New' } }, ['state'])
    expect(made).toMatchObject({ __typename: 'ContentSetSaved', record: { state: 'DRAFT' } })
    const id = String((made['record'] as Bag)['id'])
    expect(await money.value('select published, processing_status from content_sets where id = $1', id)).toBe(true)
    expect(await money.act(money.manager, 'contentSetsPublish', id)).toMatchObject({ rule: 'postHasFiles' })
    expect(await upload(id, 'first.of.all.png')).toMatchObject({ record: { title: 'first.of.all', fileNumber: 0, isCover: true } })
    expect(await upload(id, 'second.png')).toMatchObject({ record: { fileNumber: 1, isCover: false } })
    expect(await money.sql('select size, processing_status as status from content_sets where id = $1', [id])).toEqual([
      { size: 2, status: 'OK' },
    ])
    expect(await money.act(money.manager, 'contentSetsPublish', id)).toMatchObject({ __typename: 'Done' })
    expect(await statusOf(id)).toBe('PENDING')
    expect(await seen(id)).toBe(false)
    await approve(id)
    expect(await seen(id)).toBe(true)
  })

  it('counts and numbers files that come at once one after the other', async () => {
    const id = await post(await creatorOf(), { files: [] })
    await Promise.all(['a.png', 'b.png', 'c.png', 'd.png'].map((name) => upload(id, name)))
    expect(await money.value('select size from content_sets where id = $1', id)).toBe(4)
    expect(await money.sql('select file_number as number from content_files where set_id = $1 order by 1', [id])).toEqual(
      [0, 1, 2, 3].map((number) => ({ number })),
    )
  })

  it('is made for creators only', async () => {
    const member = await money.person('member')
    expect(await money.run(money.manager, 'contentSetsCreate', { input: { user: member } })).toMatchObject({ rule: 'creatorsOnly' })
  })

  it('waits for its time, which may be moved; a time that has passed is refused', async () => {
    const creator = await creatorOf()
    const soon = new Date(Date.now() + 86_400_000).toISOString()
    const id = await post(creator, { scheduleTime: soon })
    await approve(id)
    expect(await seen(id)).toBe(false)
    const stateOf = async () => (await money.run(money.manager, 'contentSetsFindById', { id }, ['state']))['state']
    expect(await stateOf()).toBe('SCHEDULED')
    expect(
      await money.act(money.manager, 'contentSetsUpdate', id, undefined, { patch: { scheduleTime: '2020-01-01T00:00:00.000Z' } }),
    ).toMatchObject({ __typename: 'Invalid', errors: [{ message: 'Choose a time in the future' }] })
    await money.act(money.manager, 'contentSetsUpdate', id, undefined, { patch: { scheduleTime: null } })
    expect(await stateOf()).toBe('PUBLISHED')
    expect(await seen(id)).toBe(true)
  })

  it('that is hidden, or deleted after it was sold, tells how many bought it; buyers of a hidden one keep it', async () => {
    const [creator, buyer] = [await creatorOf(), await money.person('member')]
    const id = await post(creator)
    await approve(id)
    await money.fund(buyer, 500n)
    await purchase(money.world, { buyer, creator, price: 500n, what: { subject: 'POST', contentSet: id }, externalId: next() })
    const version = await money.value('select version from content_sets where id = $1', id)
    expect(await money.run(money.manager, 'contentSetsUnpublishPreview', { id, version })).toMatchObject({
      counts: [{ name: 'buyers', value: 1 }],
    })
    await money.act(money.manager, 'contentSetsUnpublish', id)
    expect([await seen(id), await seen(id, buyer)]).toEqual([false, true])
    expect(await money.act(money.manager, 'contentSetsDelete', id)).toMatchObject({ __typename: 'Done' })
    expect(await seen(id, buyer)).toBe(false)
    expect((await money.run(money.manager, 'contentSetsFindById', { id }, ['state']))['state']).toBe('DELETED')
    expect(await money.value('select count(*)::int from content_files where set_id = $1', id)).toBe(0)
    expect(await money.act(money.manager, 'contentSetsPublish', id)).toMatchObject({ rule: 'postNotDeleted' })
  })

  it('that nobody bought is gone for good', async () => {
    const id = await post(await creatorOf())
    await money.act(money.manager, 'contentSetsDelete', id)
    expect(await money.value('select count(*)::int from content_sets where id = $1', id)).toBe(0)
    expect(await money.value('select count(*)::int from post_verifications where post_id = $1', id)).toBe(0)
  })

  it('of a level is seen by those who hold it, or a higher one', async () => {
    const [creator, low, high] = [await creatorOf(), await money.person('member'), await money.person('member')]
    const id = await post(creator, { level: 'PRO' })
    await approve(id)
    for (const buyer of [low, high]) await money.fund(buyer, 500n)
    await subscribe(money.world, { buyer: low, creator, price: 100n, level: 'CONTENT', externalId: next() })
    await subscribe(money.world, { buyer: high, creator, price: 100n, level: 'ULTIMATE', externalId: next() })
    expect([await seen(id), await seen(id, low), await seen(id, high)]).toEqual([false, false, true])
  })
})

describe('a cover', () => {
  it('is the first file until another is chosen, and moves on when its file goes', async () => {
    const id = await post(await creatorOf(), { files: [fileOf('a.png'), fileOf('b.png')] })
    const [first, second] = (await money.sql('select id::text as id from content_files where set_id = $1 order by file_number', [id])).map(
      (each) => String(each['id']),
    )
    const cover = async () => (await money.run(money.manager, 'contentSetsFindById', { id }, ['cover']))['cover']
    expect(await cover()).toMatchObject({ name: 'a.png' })
    await money.act(money.manager, 'contentFilesSetAsCover', second ?? '')
    expect(await cover()).toMatchObject({ name: 'b.png' })
    await money.act(money.manager, 'contentFilesDelete', second ?? '')
    expect(await cover()).toMatchObject({ name: 'a.png' })
    await money.act(money.manager, 'contentFilesDelete', first ?? '')
    expect(await cover()).toBeNull()
  })
})

describe('the verification of posts', () => {
  it('queues what can be decided, oldest first: published, processed, of an approved creator', async () => {
    const before = await queue()
    const older = await post(await creatorOf())
    const newer = await post(await creatorOf())
    const hidden = await post(await creatorOf())
    await money.act(money.manager, 'contentSetsUnpublish', hidden)
    const empty = await post(await creatorOf(), { files: [] })
    const unverified = await creatorOf('PENDING')
    const waiting = await post(unverified)
    expect((await queue()).slice(before.length)).toEqual([await verificationOf(older), await verificationOf(newer)])
    expect(await approve(waiting)).toMatchObject({ rule: 'postCanBeDecided' })
    expect(await approve(empty)).toMatchObject({ rule: 'postCanBeDecided' })
    const [{ count: counted } = { count: 0 }] = (await money.run(money.manager, 'postVerificationsGetStats', {
      filter: { due: true, status: ['PENDING'] },
    })) as unknown as readonly { readonly count: number }[]
    expect(counted).toBe(before.length + 2)
    // Approving the creator brings the post into the queue, and once approved before the public.
    await money.change('User', 'verification', unverified, { status: 'APPROVED' })
    expect(await queue()).toContain(await verificationOf(waiting))
    expect(await seen(waiting)).toBe(false)
    await approve(waiting)
    expect(await seen(waiting)).toBe(true)
    await money.change('User', 'verification', unverified, { status: 'DECLINED' })
    expect(await seen(waiting)).toBe(false)
  })

  it('asks for a reason to decline, tells the creator, and counts', async () => {
    const creator = await creatorOf()
    const id = await post(creator)
    expect(await decline(id, {})).toMatchObject({ __typename: 'Invalid' })
    expect(await decline(id)).toMatchObject({ __typename: 'PostVerificationSaved' })
    expect((await mails('postDeclined')).at(-1)).toMatchObject({ params: [id, 'AGE', 'No document'] })
    expect(await money.value('select declines from post_verifications where post_id = $1', id)).toBe(1)
    expect(await seen(id)).toBe(false)
    expect(await approve(id)).toMatchObject({ __typename: 'PostVerificationSaved' })
    expect(await seen(id)).toBe(true)
  })

  it('tells subscribers at approval, once', async () => {
    const [creator, buyer] = [await creatorOf(), await money.person('member')]
    await money.fund(buyer, 500n)
    await subscribe(money.world, { buyer, creator, price: 100n, level: 'CONTENT', externalId: next() })
    const id = await post(creator)
    const before = (await mails('postPublished')).length
    await approve(id)
    expect((await mails('postPublished')).length).toBe(before + 1)
    await money.act(money.manager, 'postVerificationsDeclineApproved', await verificationOf(id), { reasonCode: 'OTHER' })
    await approve(id)
    expect((await mails('postPublished')).length).toBe(before + 1)
  })

  it('declined later leaves buyers their access, unless it is withdrawn from them', async () => {
    const [creator, buyer] = [await creatorOf(), await money.person('member')]
    await money.fund(buyer, 900n)
    const sold = async (withdrawn: boolean): Promise<string> => {
      const id = await post(creator)
      await approve(id)
      await purchase(money.world, { buyer, creator, price: 100n, what: { subject: 'POST', contentSet: id }, externalId: next() })
      await money.act(money.manager, 'postVerificationsDeclineApproved', await verificationOf(id), { reasonCode: 'COPYRIGHT', withdrawn })
      return id
    }
    const [kept, taken] = [await sold(false), await sold(true)]
    expect([await seen(kept, buyer), await seen(taken, buyer)]).toEqual([true, false])
    expect([await seen(kept), await seen(taken)]).toEqual([false, false])
  })

  it('starts again with new files, and with publishing a declined post again; other changes leave it', async () => {
    const id = await post(await creatorOf())
    await approve(id)
    await money.act(money.manager, 'contentSetsUpdate', id, undefined, { patch: { description: 'Better words', level: 'PRO' } })
    expect(await statusOf(id)).toBe('APPROVED')
    await upload(id, 'more.png')
    expect(await statusOf(id)).toBe('PENDING')
    await decline(id)
    await money.act(money.manager, 'contentSetsUnpublish', id)
    await money.act(money.manager, 'contentSetsPublish', id)
    expect(await statusOf(id)).toBe('PENDING')
  })

  it('decided by one is a conflict for the other', async () => {
    const id = await verificationOf(await post(await creatorOf()))
    const version = await money.value('select version from post_verifications where id = $1', id)
    const answers = await Promise.all([
      money.run(money.manager, 'postVerificationsApprove', { id, version }),
      money.run(money.admin, 'postVerificationsDecline', { id, version, input: { reasonCode: 'AGE' } }),
    ])
    expect(answers.map((each) => String(each['__typename'])).toSorted()).toEqual(['PostVerificationConflict', 'PostVerificationSaved'])
  })

  it('is not asked for while the switch is off', async () => {
    await money.change('SystemSettings', '', 'site', { verifyPosts: false })
    const id = await post(await creatorOf())
    await money.change('SystemSettings', '', 'site', { verifyPosts: true })
    expect(await statusOf(id)).toBeUndefined()
    expect(await seen(id)).toBe(true)
  })
})
