// Banners, tutorial links, the business list and categories: limits, order, what visitors see (domain 10.6-10.10).
import { beforeAll, describe, expect, it } from 'vitest'
import { covers } from '../covers.ts'
import { insert } from '../../server/actions/insert.ts'
import { openMoney, type Money } from './money/openMoney.ts'
import type { Bag } from './records/workbench.ts'

let money: Money

beforeAll(async () => (money = await openMoney()).stop)

const file = { uuid: '00000000-0000-7000-8000-000000000001', urlPart: 'a', processingStatus: 'OK', contentType: 'image/png' }
const banner = (values: Bag = {}): Promise<string> =>
  money.within((work) => insert(work, 'Banner', { image: file, altText: 'A banner', ...values }))
const versionOf = (table: string, id: string): Promise<unknown> => money.value(`select version from ${table} where id = $1`, id)
const save = async (id: string, patch: Bag): Promise<Bag> =>
  money.run(money.admin, 'bannersUpdate', { id, version: await versionOf('banners', id), patch })
const items = async (operation: string, paths: readonly string[]): Promise<readonly Bag[]> =>
  (await money.run(money.admin, operation, {}, paths))['items'] as readonly Bag[]
const dayFrom = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

describe('banners', () => {
  it('are visible while enabled and within their dates, the last day included', async () => {
    covers('managesBanners')
    const seen = {
      always: await banner(),
      today: await banner({ from: dayFrom(0), to: dayFrom(0) }),
      off: await banner({ enabled: false }),
      later: await banner({ from: dayFrom(2) }),
      over: await banner({ to: dayFrom(-2) }),
    }
    const visible = (await items('bannersFindAll', ['visibleNow'])).filter((each) => each['visibleNow'] === true).map((each) => each['id'])
    expect(visible).toEqual([seen.always, seen.today])
    const shown = new Map((await items('bannersFindAll', ['shown'])).map((each) => [each['id'], each['shown']]))
    expect(Object.entries(seen).map(([name, id]) => [name, shown.get(id)])).toEqual([
      ['always', 'NOW'],
      ['today', 'NOW'],
      ['off', 'OFF'],
      ['later', 'LATER'],
      ['over', 'ENDED'],
    ])
  })

  it('end after they begin', async () => {
    const id = await banner({ from: '2026-05-02' })
    expect(await save(id, { to: '2026-05-01' })).toMatchObject({ __typename: 'Invalid', errors: [{ field: 'to' }] })
    expect(await save(id, { to: '2026-05-02' })).toMatchObject({ __typename: 'BannerSaved' })
  })

  it('are refused by the server alone as their form would refuse them, whichever of the two days is given', async () => {
    const id = await banner({ from: '2026-05-02', to: '2026-05-09' })
    const told = {
      __typename: 'Invalid',
      errors: [
        { field: 'to', code: 'ends', template: 'entities.banners.rules.ends', params: [], message: 'The last day is before the first' },
      ],
    }
    expect(await save(id, { from: '2026-05-10' })).toEqual(told)
    expect(await save(id, { to: '2026-05-01' })).toEqual(told)
    expect(await save(id, { from: '2026-05-10', to: '2026-05-11' })).toMatchObject({ __typename: 'BannerSaved' })
    expect(await save(id, { to: null })).toMatchObject({ __typename: 'BannerSaved' })
    const input = { altText: 'A banner', place: 'MAIN_TOP', audience: 'EVERYONE', image: file.uuid, from: '2026-05-02', to: '2026-05-01' }
    expect(await money.run(money.admin, 'bannersCreate', { input })).toEqual(told)
  })

  it('that end before they begin since long are saved while nobody touches their days', async () => {
    const id = await banner({ from: '2026-05-02', to: '2026-05-01' })
    expect(await save(id, { altText: 'Another text' })).toMatchObject({ __typename: 'BannerSaved' })
    expect(await save(id, { from: '2026-05-03' })).toMatchObject({ __typename: 'Invalid' })
  })

  it('lead to an address or a path of the site, nowhere else', async () => {
    const id = await banner()
    for (const url of ['javascript:alert(1)', 'ftp://example.com']) expect(await save(id, { url })).toMatchObject({ __typename: 'Invalid' })
    for (const url of ['https://example.com/a', '/creators']) expect(await save(id, { url })).toMatchObject({ __typename: 'BannerSaved' })
  })

  it('are ten at most that are enabled for one place, however they get there', async () => {
    const eleven = await banner({ place: 'MEMBER_FEED', enabled: false })
    const moved = await banner({ place: 'CREATORS_LIST' })
    for (let count = 0; count < 10; count += 1) await banner({ place: 'MEMBER_FEED' })
    expect(await save(eleven, { enabled: true })).toMatchObject({ __typename: 'Refused', rule: 'tenBanners' })
    expect(await save(moved, { place: 'MEMBER_FEED' })).toMatchObject({ __typename: 'Refused', rule: 'tenBanners' })
    expect(await save(eleven, { altText: 'Still off' })).toMatchObject({ __typename: 'BannerSaved' })
    const one = String(await money.value("select id from banners where place = 'MEMBER_FEED' and enabled limit 1"))
    expect(await save(one, { altText: 'One of the ten' })).toMatchObject({ __typename: 'BannerSaved' })
  })

  it('come last when new, and are put where they are dropped', async () => {
    const before = (await items('bannersFindAll', [])).map((each) => String(each['id']))
    const last = before.at(-1) ?? ''
    expect(await money.act(money.admin, 'bannersReorder', last, { before: before[0] })).toMatchObject({ __typename: 'Done' })
    expect((await items('bannersFindAll', [])).map((each) => each['id'])).toEqual([last, ...before.slice(0, -1)])
  })

  it('tell the list who may move them', async () => {
    const list = (await money.run(money.admin, 'bannersFindAll', {}, { paths: new Set(), canInList: true }))['items'] as readonly Bag[]
    expect(list[0]?.['canInList']).toMatchObject([{ action: 'update' }, { action: 'reorder' }, { action: 'remove' }])
  })

  it('are deleted with their picture', async () => {
    const id = await banner()
    expect(await money.act(money.admin, 'bannersDelete', id)).toMatchObject({ __typename: 'Done' })
  })
})

describe('the business list', () => {
  const featured = (values: Bag = {}): Promise<string> => money.creator(0n, { 'verification.status': 'APPROVED', ...values })
  const add = (user: string): Promise<Bag> => money.run(money.admin, 'businessEntriesCreate', { input: { user } }, ['user', 'shown'])
  const refused = { __typename: 'Invalid', errors: [{ field: 'user' }] }

  it('offers creators that are verified, enabled, shown in discovery and not in it yet, and takes no others', async () => {
    covers('managesBusinessList')
    const [good, bad] = [
      await featured(),
      [
        await money.person('member'),
        await featured({ 'verification.status': 'PENDING' }),
        await featured({ status: 'DISABLED' }),
        await featured({ 'discovery.visible': false }),
        await featured({ 'fraud.status': 'FRAUD' }),
      ],
    ]
    const offered = await money.run(money.admin, 'usersAutocomplete', { field: 'BusinessEntry.user' })
    expect(offered).toMatchObject([{ id: good }])
    for (const user of bad) expect(await add(user)).toMatchObject(refused)
    expect(await add(good)).toMatchObject({ __typename: 'BusinessEntrySaved', record: { shown: true } })
    expect(await money.run(money.admin, 'usersAutocomplete', { field: 'BusinessEntry.user' })).toEqual([])
    expect(await add(good)).toMatchObject({ __typename: 'Invalid', errors: [{ message: 'This creator is in the list already' }] })
  })

  it('tells who could be added to nobody who may not add them', async () => {
    const curious = money.callerOf('manager', '77', ['getAnyUserInfo'])
    expect(await money.run(curious, 'usersAutocomplete', { field: 'BusinessEntry.user' })).toEqual([])
    expect(await money.run(curious, 'usersAutocomplete', { text: 'user' })).not.toEqual([])
  })

  it('keeps who no longer qualifies, and shows them to no visitor', async () => {
    const user = await featured()
    await add(user)
    await money.change('User', 'discovery', user, { visible: false })
    expect(await items('businessEntriesFindAll', ['user', 'shown'])).toContainEqual(
      expect.objectContaining({ shown: false, user: expect.objectContaining({ id: user }) as unknown }),
    )
  })

  it('lets go of who is deleted', async () => {
    const user = await featured()
    await add(user)
    expect(await money.act(money.admin, 'usersDelete', user)).toMatchObject({ __typename: 'UserSaved' })
    expect(Number(await money.value('select count(*) from business_entries where user_id = $1', user))).toBe(0)
  })

  it('holds fifty', async () => {
    const already = Number(await money.value('select count(*) from business_entries'))
    for (let count = already; count < 50; count += 1) {
      const user = await featured()
      await money.within((work) => insert(work, 'BusinessEntry', { user }))
    }
    expect(await add(await featured())).toMatchObject({ __typename: 'Refused', rule: 'fiftyFeatured' })
  })
})

describe('tutorial links', () => {
  const link = { title: 'Start', url: 'https://help.example.com', audience: 'EVERYONE', enabled: true }
  const put = async (links: readonly Bag[] | null): Promise<Bag> =>
    money.run(
      money.admin,
      'tutorialLinksUpdate',
      { id: 'site', version: await versionOf('system_settings_tutorial_links', 'site'), patch: { links } },
      ['tutorialLinks.links'],
    )
  const stored = (): Promise<unknown> => money.value('select links from system_settings_tutorial_links')

  it('are kept as a whole, in their order', async () => {
    covers('managesTutorialLinks', 'tutorialLinksSetting')
    const links = [link, { ...link, title: 'Payouts', audience: 'CREATORS', enabled: false }]
    expect(await put(links)).toMatchObject({ __typename: 'SystemSettingsTutorialLinksSaved' })
    expect(await stored()).toEqual(links)
    expect(await put(links.toReversed())).toMatchObject({ __typename: 'SystemSettingsTutorialLinksSaved' })
    expect(await stored()).toEqual(links.toReversed())
    expect(await put([])).toMatchObject({ __typename: 'SystemSettingsTutorialLinksSaved' })
  })

  it('say which of their fields is wrong', async () => {
    expect(await put([link, { ...link, title: '' }])).toMatchObject({
      __typename: 'Invalid',
      errors: [{ field: 'links', message: 'Title is required' }],
    })
    for (const url of ['/help', 'javascript:alert(1)', 'x'])
      expect(await put([{ ...link, url }])).toMatchObject({ __typename: 'Invalid', errors: [{ field: 'links' }] })
    expect(await put([{ ...link, more: 'x' }])).toMatchObject({ __typename: 'Invalid' })
    expect(await put([{ ...link, title: 'x'.repeat(81) }])).toMatchObject({ __typename: 'Invalid' })
  })
})

describe('categories', () => {
  it('show the slug before they are stored, and refuse a second one like it', async () => {
    const input = { title: 'Pop & Rock', type: 'category' }
    expect(await money.run(money.admin, 'tagsCreatePreview', { input })).toMatchObject({
      allowed: true,
      values: [{ field: 'slug', text: 'pop___rock' }],
    })
    expect(await money.run(money.admin, 'tagsCreate', { input }, ['slug'])).toMatchObject({ record: { slug: 'pop___rock' } })
    const id = String(await money.value("select id from tags where slug = 'pop___rock'"))
    expect(await money.run(money.admin, 'tagsUpdatePreview', { id, version: 1, patch: { title: 'Döner' } })).toMatchObject({
      values: [{ field: 'slug', text: 'd_ner' }],
    })
    expect(await money.run(money.admin, 'tagsCreate', { input: { ...input, title: 'POP + rock' } })).toMatchObject({
      __typename: 'Invalid',
      errors: [{ field: 'title', message: 'This category already exists, choose another title' }],
    })
  })
})
