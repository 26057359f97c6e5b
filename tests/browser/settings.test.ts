// Settings in a real browser: General with its plan, the Upgrade dialog, the move to another domain, and Login as (domain 10.1, 13, 5.19; acceptance cases 23 and 24).
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { covers } from '../covers.ts'
import { amongLabels, proves } from '../proves.ts'
import { openOperator, type TestOperator } from '../server/operator/openOperator.ts'
import { enter, type Staff } from './story/enter.ts'
import { openHouse, type House } from './story/openHouse.ts'
import { offerIn, openPlansSeen, promptOf } from './story/upgradeSeen.ts'

let operator: TestOperator
let house: House
let admin: Staff

beforeAll(async () => {
  operator = await openOperator()
  house = await openHouse()
  admin = await enter(house, { at: '/settings', as: 'admin' })
  await admin.page.getByRole('heading', { name: 'General', level: 1 }).waitFor()
})
afterAll(async () => {
  await house.stop()
  operator.stop()
})

const part = (name: string) => admin.page.getByRole('region', { name, exact: true })
const dialog = () => admin.page.getByRole('dialog')
const pendingPosts = () => house.sql<{ n: number }>("select count(*)::int as n from post_verifications where status = 'PENDING'")
const topBar = () => admin.page.getByRole('banner')

describe('general', () => {
  it('is what Settings opens, with the plan first', async () => {
    covers('routeSettings', 'managesGeneral')
    expect(new URL(admin.page.url()).pathname).toBe('/admin/settings/general')
    await part('Plan').getByText('STARTER').waitFor()
    expect(await admin.page.getByRole('heading', { level: 2 }).first().textContent()).toBe('Plan')
    await part('Plan').getByText('Example Media Ltd').waitFor()
    await expect.poll(() => part('Feature flags').innerText()).toMatch(/Live button\s+No \(default\)/)
    await expect.poll(() => part('Content').getByRole('button').allTextContents()).toEqual(['Turn off'])
    expect(await admin.axe()).toEqual([])
  })

  it('asks for a tick before the complaints form goes off', async () => {
    const company = part('Company information')
    await company.getByRole('button', { name: 'Edit: Company information' }).click()
    await company.getByRole('textbox', { name: 'Support e-mail' }).fill('')
    await company.getByRole('button', { name: 'Save' }).click()
    await company.getByText('Without a support e-mail the public complaints form is switched off').waitFor()
    expect(await admin.axe()).toEqual([])
    await company.getByLabel('Switch the public complaints form off').check()
    await company.getByRole('button', { name: 'Save' }).click()
    await company.getByRole('button', { name: 'Edit: Company information' }).waitFor()
    expect(await house.sql('select support_email from system_settings_frontend_config')).toEqual([{ support_email: null }])
  })

  it('acceptance 21: turns verification of posts off, where pending posts may be approved along with it', async () => {
    await part('Content')
      .getByRole('button', { name: /^Turn off/ })
      .click()
    await dialog().getByRole('checkbox', { name: 'Approve the pending posts' }).waitFor()
    const [before] = await pendingPosts()
    await dialog()
      .getByText(`${before?.n ?? 0} posts are pending, those not in the queue yet among them.`)
      .waitFor()
    expect(await admin.axe()).toEqual([])
    await dialog().getByRole('button', { name: 'Turn off' }).click()
    await part('Content')
      .getByRole('button', { name: /^Turn on/ })
      .waitFor()
    expect(await pendingPosts()).toEqual([before])
  })
})

describe('upgrade', () => {
  it('acceptance 23: says everything the plan offers, and leads there with the e-mail', async () => {
    covers('constantUpgrade')
    await topBar().getByRole('button', { name: 'Upgrade' }).click()
    await dialog().getByRole('button', { name: 'Cancel' }).waitFor()
    const link = dialog().getByRole('link', { name: 'Upgrade' })
    expect(await link.getAttribute('href')).toBe('https://upgrade.example.com/?email=owner%2Bsite%40example.com')
    expect(await link.getAttribute('target')).toBe('_blank')
    const { lists, prices, way, notice } = await offerIn(dialog(), 'owner+site@example.com')
    proves('upgradeLists', lists)
    proves('upgradePrices', prices)
    proves('upgradeOffers', way)
    proves('upgradeNotice', notice)
    expect(await admin.axe()).toEqual([])
    await admin.page.keyboard.press('Escape')
    await dialog().waitFor({ state: 'detached' })
  })

  it('acceptance 23: is gone once the plan is another', async () => {
    const { look, plans, others } = openPlansSeen(part('Plan'), topBar())
    await look(operator.plan)
    await admin.context.route('https://upgrade.example.com/**', async (call) => call.fulfill({ body: 'upgrade' }))
    await topBar().getByRole('button', { name: 'Upgrade' }).click()
    const [tab] = await Promise.all([admin.context.waitForEvent('page'), dialog().getByRole('link', { name: 'Upgrade' }).click()])
    await tab.waitForLoadState()
    await tab.close()
    await dialog().getByRole('button', { name: 'Check again' }).click()
    await dialog().getByText('The plan is still STARTER.').waitFor()
    operator.silent = true
    await dialog().getByRole('button', { name: 'Check again' }).click()
    await dialog().getByText('The plan cannot be shown at the moment.').waitFor()
    operator.silent = false
    operator.plan = 'PROFESSIONAL'
    await dialog().getByRole('button', { name: 'Check again' }).click()
    await dialog().waitFor({ state: 'detached' })
    expect(await topBar().getByRole('button', { name: 'Upgrade' }).count()).toBe(0)
    await part('Plan').getByText('PROFESSIONAL').waitFor()
    await look(operator.plan)
    operator.plan = 'ENTERPRISE'
    await admin.page.reload()
    await part('Plan').getByText('ENTERPRISE').waitFor()
    expect(await topBar().getByRole('button', { name: 'Upgrade' }).count()).toBe(0)
    await look(operator.plan)
    proves('plans', { plans: plans() })
    const [starter] = others()
    proves('onlyStarter', promptOf(others()))
    proves('plansUpgrade', { plan: others().length === 1 ? starter?.name : undefined, button: amongLabels(starter?.buttons ?? []) })
  })
})

describe('domain name', () => {
  const transferButton = () => part('Domain name').getByRole('button', { name: /^Transfer/ })
  const transfer = async (domain: string): Promise<void> => {
    await transferButton().click()
    await dialog().getByLabel('Domains').pressSequentially(`${domain}\n`)
    await dialog().getByRole('button', { name: 'Transfer' }).click()
  }

  it('refuses what is no domain, and moves the site along', async () => {
    await admin.page.getByRole('link', { name: 'Domain name' }).click()
    await part('Domain name').getByText('demo.example.com').waitFor()
    expect(await admin.axe()).toEqual([])
    await transfer('https://new.example')
    await admin.page.getByRole('dialog', { name: 'Transfer to a new domain', exact: true }).waitFor()
    await dialog()
      .getByText('"https://new.example" is no domain name such as example.com, without https://, port and path')
      .first()
      .waitFor()
    for (const key of ['Backspace', ...Array.from('fails.example.com'), 'Enter']) await dialog().getByLabel('Domains').press(key)
    await dialog().getByRole('button', { name: 'Transfer' }).click()
    await part('Domain name').getByText('Requested, waiting for DNS').waitFor()
    expect(await transferButton().count()).toBe(0)
  })

  it('acceptance 24: says that it failed, and with which domain; another may follow', async () => {
    operator.now += 60_000
    await admin.page.reload()
    const failed = part('Domain name').getByText('Error transferring your website to fails.example.com')
    await failed.waitFor()
    proves('errorTransfer', { text: (await failed.textContent())?.replace('fails.example.com', '{0}') })
    expect(await admin.axe()).toEqual([])
    await transfer('new.example.org')
    await part('Domain name').getByText('Requested, waiting for DNS').waitFor()
    operator.now += 60_000
    await admin.page.reload()
    await part('Domain name').getByText('The old address redirects to new.example.org. Under the new address you log in again.').waitFor()
    // The client manager's clock began at 10:00 UTC; the browser is in Berlin.
    expect(await part('Domain name').getByText('11/21/2026 11:01', { exact: true }).count()).toBe(2)
  })

  it('shows the domains that the client manager tells, whatever the last move was to', async () => {
    operator.domains = ['later.example.org', 'www.later.example.org']
    await admin.page.reload()
    await part('Domain name').getByText('later.example.org, www.later.example.org', { exact: true }).waitFor()
    expect(await part('Domain name').innerText()).toMatch(/Current domains\s+later\.example\.org, [^]*redirects to new\.example\.org/)
  })

  it('shows the error where the client manager is silent; everything else works', async () => {
    operator.silent = true
    await admin.page.reload()
    await part('Domain name').getByText('The client manager does not answer. Try again later.').waitFor()
    operator.silent = false
    await part('Domain name').getByRole('button', { name: 'Retry' }).click()
    await part('Domain name').getByText('new.example.org', { exact: true }).waitFor()
    expect(admin.problems.splice(0).every((each) => each.includes('The client manager does not answer'))).toBe(true)
  })
})

describe('login as', () => {
  it('opens the client site as the user, and leaves it', async () => {
    covers('routeProfile')
    const [user] = await house.sql<{ id: string; name: string }>(
      "select id::text as id, screen_name as name from users where role = 'member' and status = 'ACTIVE' order by id limit 1",
    )
    await admin.open(`/profile/${user?.id}/login`)
    await dialog().getByText(`You will act as ${user?.name} in a new tab, for 30 minutes at most. It is recorded.`).waitFor()
    expect(await admin.axe()).toEqual([])
    const [tab] = await Promise.all([admin.context.waitForEvent('page'), dialog().getByRole('button', { name: 'Log in' }).click()])
    await tab.getByText(`You act as ${user?.name} –`).waitFor()
    await tab.getByRole('button', { name: 'leave' }).click()
    await tab.getByText('This page stands in for the client site.').waitFor()
    await tab.close()
    await admin.page.waitForURL(`**/admin/profile/${user?.id}`)
  })

  it('gives a button where the browser blocks the new tab', async () => {
    await admin.page.evaluate(() => Object.assign(window, { open: () => null }))
    await admin.page.getByRole('button', { name: /^Login as/ }).click()
    await dialog().getByRole('button', { name: 'Log in' }).click()
    const link = dialog().getByRole('link', { name: /^Open the client site as/ })
    await link.waitFor()
    expect(await admin.axe()).toEqual([])
    const [tab] = await Promise.all([admin.context.waitForEvent('page'), link.click()])
    await tab.getByText(/^You act as/).waitFor()
    expect(admin.problems).toEqual([])
  })

  it('is not there for oneself', async () => {
    const [me] = await house.sql<{ id: string }>("select id::text as id from users where email = 'admin@example.com'")
    await admin.open(`/profile/${me?.id}/login`)
    await admin.page.getByRole('paragraph').filter({ hasText: 'Nobody does this to themselves' }).first().waitFor()
    expect(await dialog().count()).toBe(0)
  })
})
