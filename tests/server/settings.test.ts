// Settings > General: what is confirmed before it is saved, verification of posts on and off, and who may (domain 10.1, 14, 17).
import { beforeAll, describe, expect, it } from 'vitest'
import { insert } from '../../server/actions/insert.ts'
import { write } from '../../server/actions/write.ts'
import { covers } from '../covers.ts'
import { openMoney, type Money } from './money/openMoney.ts'

let money: Money

beforeAll(async () => (money = await openMoney()).stop)

const versionOf = async (table: string): Promise<unknown> => money.value(`select version from ${table}`)
const saveSite = async (patch: Readonly<Record<string, unknown>>, ticks: readonly string[] = []) =>
  money.run(money.admin, 'frontendConfigUpdate', {
    id: 'site',
    version: await versionOf('system_settings_frontend_config'),
    patch,
    ticks: [...ticks],
  })
const save = async (patch: Readonly<Record<string, unknown>>, ticks: readonly string[] = []) =>
  money.run(money.admin, 'systemSettingsUpdate', { id: 'site', version: await versionOf('system_settings'), patch, ticks: [...ticks] })
const saveMoney = async (patch: Readonly<Record<string, unknown>>, ticks: readonly string[] = []) =>
  money.run(money.admin, 'systemSettingsMoneyUpdate', {
    id: 'site',
    version: await versionOf('system_settings_money'),
    patch,
    ticks: [...ticks],
  })
const saveReferral = async (patch: Readonly<Record<string, unknown>>) =>
  money.run(money.admin, 'referralProgramUpdate', { id: 'site', version: await versionOf('system_settings_referral_program'), patch })

describe('the settings of the site', () => {
  it('warn before the complaints form goes off, once there was a support e-mail', async () => {
    covers('managesGeneral')
    expect(await saveSite({ supportEmail: 'help@example.com' })).toMatchObject({ __typename: 'SystemSettingsFrontendConfigSaved' })
    expect(await saveSite({ supportEmail: null })).toMatchObject({
      __typename: 'Refused',
      rule: 'complaintsOff',
      ticks: [{ name: 'complaintsOff', message: 'Switch the public complaints form off' }],
    })
    expect(await saveSite({ supportEmail: null }, ['complaintsOff'])).toMatchObject({ __typename: 'SystemSettingsFrontendConfigSaved' })
    expect(await saveSite({ companyName: 'Example' })).toMatchObject({ __typename: 'SystemSettingsFrontendConfigSaved' })
  })

  it('warn before creators earn nothing', async () => {
    expect(await saveMoney({ defaultUserPayoutPercent: '0' })).toMatchObject({ __typename: 'Refused', message: 'Creators earn nothing' })
    expect(await saveMoney({ defaultUserPayoutPercent: '0,00' })).toMatchObject({ rule: 'nothingEarned' })
    expect(await saveMoney({ defaultUserPayoutPercent: '0' }, ['nothingEarned'])).toMatchObject({ __typename: 'SystemSettingsMoneySaved' })
    expect(await saveMoney({ defaultUserPayoutPercent: '70.5' })).toMatchObject({ __typename: 'SystemSettingsMoneySaved' })
  })

  it.each([
    [{ analyticsCode: 'UA-123456' }, save, 'analyticsCode'],
    [{ analyticsCode: 'G-123' }, save, 'analyticsCode'],
    [{ percent: '50.01' }, saveReferral, 'percent'],
    [{ defaultUserPayoutPercent: '100.5' }, saveMoney, 'defaultUserPayoutPercent'],
  ])('refuse %o', async (patch, given, field) => {
    expect(await given(patch)).toMatchObject({ __typename: 'Invalid', errors: [{ field }] })
  })

  it('keep a name of the site, and what the deployment says', async () => {
    expect(await saveSite({ siteName: '' })).toMatchObject({ __typename: 'Invalid', errors: [{ field: 'siteName' }] })
    await expect(saveSite({ supportUrl: 'https://example.com' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
})

describe('a flag that is off', () => {
  const turn = (on: boolean) =>
    money.within((work) => write(work, 'SystemSettings', 'frontendConfig', 'site', { paidSentMessage: on, calling: on }))

  it('keeps prices of attachments and calls from being changed, and what was chosen stays', async () => {
    const preset = (type: string) =>
      money.within((work) => insert(work, 'PaymentPackage', { type, title: '5.00 Cr', credits: { amount: '5.00', currency: 'CRE' } }))
    const prices = { attachmentPackage: await preset('MESSAGE_ATTACHMENT'), minutePackage: await preset('MINUTE') }
    const postPackage = await preset('POST')
    const creator = await money.person('free_business')
    const saved = { __typename: 'UserContentPricesSaved' }
    const choose = (patch: object) => money.act(money.manager, 'contentPricesUpdate', creator, undefined, { patch })
    expect(await choose(prices)).toMatchObject(saved)
    await turn(false)
    expect(await choose({ attachmentPackage: null, minutePackage: null })).toMatchObject({
      __typename: 'Invalid',
      errors: [
        { field: 'minutePackage', message: 'Price per minute is switched off on this site' },
        { field: 'attachmentPackage', message: 'Price of a message attachment is switched off on this site' },
      ],
    })
    // A form sends along what it does not show.
    expect(await choose({ ...prices, postPackage })).toMatchObject(saved)
    expect(await money.value('select attachment_package_id::text from users_content_prices where id = $1', creator)).toBe(
      prices.attachmentPackage,
    )
    await turn(true)
    expect(await choose({ attachmentPackage: null })).toMatchObject(saved)
  })

  it('is how a field that the configuration names is left out, too', async () => {
    const hide = (names: readonly string[]) =>
      money.within((work) => write(work, 'SystemSettings', 'frontendConfig', 'site', { questionaryHiddenField: names }))
    const member = await money.person('member')
    const answer = (patch: object) => money.act(money.manager, 'questionnairesUpdate', member, undefined, { patch })
    await hide(['website'])
    expect(await answer({ website: 'https://example.com/' })).toMatchObject({
      __typename: 'Invalid',
      errors: [{ field: 'website', message: 'Personal website is switched off on this site' }],
    })
    expect(await answer({ about: 'Myself' })).toMatchObject({ record: { id: member } })
    await hide([])
    expect(await answer({ website: 'https://example.com/' })).toMatchObject({ record: { id: member } })
  })
})

describe('verification of posts', () => {
  it('is turned on and off, each where it is the other', async () => {
    expect(await money.act(money.admin, 'systemSettingsTurnVerifyPostsOff', 'site')).toMatchObject({
      __typename: 'Refused',
      rule: 'verifyPostsIsOn',
    })
    expect(await money.act(money.admin, 'systemSettingsTurnVerifyPostsOn', 'site')).toMatchObject({ __typename: 'Done' })
    expect(await money.value('select verify_posts from system_settings')).toBe(true)
    const version = await versionOf('system_settings')
    expect(
      await money.run(money.admin, 'systemSettingsTurnVerifyPostsOffPreview', { id: 'site', version, input: { approvePending: true } }),
    ).toMatchObject({ allowed: true, counts: [{ name: 'pending', value: 0 }] })
    expect(await money.act(money.admin, 'systemSettingsTurnVerifyPostsOff', 'site', { approvePending: true })).toMatchObject({
      __typename: 'Done',
    })
    expect(await money.value('select verify_posts from system_settings')).toBe(false)
  })
})
