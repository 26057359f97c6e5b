// The calls that the product spec lists, made one after the other on the real product: what was made is found, changed, counted and gone.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { app } from '#generated/app.ts'
import { readFrontendConfig } from '../../server/http/frontendConfig.ts'
import { covers } from '../covers.ts'
import { cre, type Money } from './money/openMoney.ts'
import { openPosts, type Posts } from './posts/openPosts.ts'
import { itemsOf, type Bag } from './records/workbench.ts'

let posts: Posts
let money: Money
let creator: string

beforeAll(async () => {
  posts = await openPosts()
  ;({ money } = posts)
  creator = await posts.creatorOf()
})
afterAll(() => posts.money.stop())

const listed = (answer: unknown): readonly Bag[] => (Array.isArray(answer) ? (answer as readonly Bag[]) : itemsOf(answer as Bag))
/** Makes one and gives its id. */
const make = async (operation: string, input: Bag): Promise<string> => {
  const made = await money.run(money.admin, operation, { input })
  expect(made['__typename']).toMatch(/Saved$/)
  return String((made['record'] as Bag)['id'])
}
const change = async (operation: string, id: string, patch: Bag): Promise<unknown> =>
  (await money.act(money.admin, operation, id, undefined, { patch }))['__typename']
const remove = async (operation: string, id: string): Promise<unknown> => (await money.act(money.admin, operation, id))['__typename']

describe('what settings are made of', () => {
  const all = async (operation: string, paths: readonly string[], args: Bag = {}): Promise<readonly Bag[]> =>
    listed(await money.run(money.admin, operation, args, paths))

  it('payment systems: all of them, a new one, another title, none', async () => {
    covers('callPaymentSystems')
    const id = await make('paymentSystemsCreate', { title: 'Voucher', kind: 'OTHER', currencies: ['EUR'] })
    expect(await change('paymentSystemsUpdate', id, { title: 'Gift card' })).toBe('PaymentSystemSaved')
    expect(await all('paymentSystemsFindAll', ['title'])).toContainEqual(expect.objectContaining({ id, title: 'Gift card' }))
    expect(await remove('paymentSystemsDelete', id)).toBe('Done')
    expect((await all('paymentSystemsFindAll', ['title'])).map((each) => each['id'])).not.toContain(id)
  })

  it('packages: all of one type, a new one, another price, none', async () => {
    covers('callPackages')
    const id = await make('paymentPackagesCreate', { type: 'MINUTE', credits: cre('1.25') })
    await make('paymentPackagesCreate', { type: 'CALL_MINUTE', credits: cre('1.25') })
    const minutes = () => all('paymentPackagesFindAll', ['type', 'credits'], { filter: { type: ['MINUTE'] } })
    expect(await minutes()).toMatchObject([{ id, type: 'MINUTE', credits: cre('1.25') }])
    expect(await change('paymentPackagesUpdate', id, { credits: cre('1.50') })).toBe('PaymentPackageSaved')
    expect(await minutes()).toMatchObject([{ id, credits: cre('1.50') }])
    expect(await remove('paymentPackagesDelete', id)).toBe('Done')
    expect(await minutes()).toEqual([])
  })

  it('the settings of the site: read, changed, and read as changed', async () => {
    covers('callSettings', 'settingsFields')
    const paths = ['mainCurrency', 'watermark', 'money.defaultUserPayoutPercent', 'referralProgram.enabled', 'referralProgram.percent']
    const read = () => money.run(money.admin, 'systemSettingsGet', { id: 'site' }, paths)
    expect(await read()).toMatchObject({
      mainCurrency: { id: 'EUR' },
      money: { defaultUserPayoutPercent: '70.00' },
      referralProgram: { enabled: true, percent: '5.00' },
    })
    const change = async (operation: string, table: string, patch: Bag): Promise<void> => {
      const version = Number(await money.value(`select version from ${table} where id = 'site'`))
      expect(String((await money.run(money.admin, operation, { id: 'site', version, patch }))['__typename'])).toMatch(/Saved$/)
    }
    await change('systemSettingsUpdate', 'system_settings', { watermark: true })
    await change('systemSettingsMoneyUpdate', 'system_settings_money', { defaultUserPayoutPercent: '72.50' })
    await change('referralProgramUpdate', 'system_settings_referral_program', { percent: '4.00' })
    expect(await read()).toMatchObject({
      watermark: true,
      money: { defaultUserPayoutPercent: '72.50' },
      referralProgram: { enabled: true, percent: '4.00' },
    })
  })

  it('what a site shows to everybody has every field, whoever asks', async () => {
    covers('configFields', 'callFrontendConfig')
    const read = readFrontendConfig(money.product, app, ({ operation, args, selection }) =>
      money.run(money.admin, operation.name, args, selection),
    )
    const addresses = [
      'clientSideUrl',
      'staticSiteEditorUrl',
      'apiUrl',
      'backendUrl',
      's3Url',
      'thumbnailUrl',
      'videoThumbnailUrl',
      'supportUrl',
    ]
    const about = ['siteLogo', 'siteName', 'companyName', 'companyAddress', 'supportEmail', 'fileTypes', 'currencyList', 'userRoleList']
    const rules = [
      'disableAdult',
      'customLanding',
      'questionaryHiddenField',
      'disabledPages',
      'queryNotificationTimeout',
      'notificationTimeout',
    ]
    const config = await read()
    expect(Object.keys(config)).toEqual(expect.arrayContaining([...addresses, ...about, ...rules]))
    expect(config).toMatchObject({ apiUrl: '/graphql', backendUrl: '/api', siteName: 'connect', disableAdult: true, customLanding: false })
  })
})

describe('where a creator is not seen', () => {
  it('is blocked, found, counted and opened again', async () => {
    covers('callBlockedLocations', 'stats')
    const id = await make('blockedLocationsCreate', { user: creator, location: 'FR' })
    const other = await make('blockedLocationsCreate', { user: await posts.creatorOf(), location: 'FR' })
    const found = async () =>
      listed(await money.run(money.manager, 'blockedLocationsSearch', { filter: { user: [creator] }, search: 'fra' }, ['location']))
    expect(await found()).toMatchObject([{ id, location: 'FR' }])
    const counted = async (): Promise<unknown> =>
      listed(await money.run(money.manager, 'blockedLocationsGetStats', { filter: { user: [creator] } })).map((each) => each['count'])
    expect(await counted()).toEqual([1])
    expect(await remove('blockedLocationsDelete', id)).toBe('Done')
    expect([await found(), await counted()]).toEqual([[], []])
    expect(await money.value('select count(*)::int from blocked_locations where id = $1', other)).toBe(1)
  })
})

describe('posts and their files', () => {
  it('are made, found, changed and deleted; a new post is NEW and has nothing yet', async () => {
    covers('callContentSets', 'contentSetFields', 'contentSetStarts')
    const id = await make('contentSetsCreate', { user: creator, description: 'Behind the curtain' })
    const paths = [
      'user',
      'type',
      'description',
      'createTime',
      'modifyTime',
      'size',
      'published',
      'cover',
      'publishTime',
      'scheduleTime',
      'processingStatus',
    ]
    const read = () => money.run(money.manager, 'contentSetsFindById', { id }, paths)
    expect(await read()).toMatchObject({ type: 'POST', size: 0, processingStatus: 'NEW', description: 'Behind the curtain' })
    expect(await change('contentSetsUpdate', id, { description: 'Before the curtain' })).toBe('ContentSetSaved')
    const found = async () =>
      listed(await money.run(money.manager, 'contentSetsSearch', { filter: { user: [creator] }, search: 'before the' }, ['description']))
    expect(await found()).toMatchObject([{ id, description: 'Before the curtain' }])
    expect(await remove('contentSetsDelete', id)).toBe('Done')
    expect(await found()).toEqual([])
  })

  it('get as many places as they ask for, and what was sent is found, changed and deleted', async () => {
    covers('callContentFiles', 'contentFileFields')
    const set = await posts.post(creator)
    const places = await money.run(money.manager, 'contentFilesGetUploadUrls', { set, count: 3 })
    expect(places).toMatchObject({ __typename: 'UploadUrls' })
    const files = Object.values(places).find((each) => Array.isArray(each)) as readonly Bag[]
    expect(new Set(files.flatMap((each) => [each['uuid'], each['urlPart']])).size).toBeGreaterThanOrEqual(3)
    const sent = (await posts.upload(set, 'curtain.png'))['record'] as Bag
    const id = String(sent['id'])
    expect(await change('contentFilesUpdate', id, { title: 'The curtain', publicAccess: true })).toBe('ContentFileSaved')
    const found = async () =>
      listed(await money.run(money.manager, 'contentFilesSearch', { filter: { set: [set] } }, ['title', 'publicAccess', 'uuid', 'file']))
    expect(await found()).toContainEqual(
      expect.objectContaining({
        id,
        title: 'The curtain',
        publicAccess: true,
        file: expect.objectContaining({ name: 'curtain.png' }) as unknown,
      }),
    )
    expect(await remove('contentFilesDelete', id)).toBe('Done')
    expect((await found()).map((each) => each['id'])).not.toContain(id)
  })
})
