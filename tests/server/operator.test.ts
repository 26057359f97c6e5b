// The client manager: the plan, the move to another domain, and what happens when it is silent (domain 13; acceptance case 24).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { covers } from '../covers.ts'
import { proves } from '../proves.ts'
import { logLines } from '../../server/log.ts'
import { hostName } from '../../custom/server/operator/hostName.ts'
import { openOperator, type TestOperator } from './operator/openOperator.ts'
import { openMoney, type Money } from './money/openMoney.ts'

let money: Money
let operator: TestOperator

beforeAll(async () => {
  money = await openMoney()
  operator = await openOperator()
})
afterAll(async () => {
  operator.stop()
  await money.stop()
})
beforeEach(() => operator.renew())

const transfer = (input: Readonly<Record<string, unknown>>) =>
  money.run(money.admin, 'createDomainMigration', { id: 'site', input, ticks: [] })
const migration = () => money.run(money.admin, 'getDomainMigration')

describe('the client manager', () => {
  it('tells plan and client to whoever configured it, with the token', async () => {
    covers('callClientManager')
    const details = await money.run(money.admin, 'clientDetails')
    proves('clientDetails', { fields: Object.keys(details) })
    expect(details).toEqual({
      subscriptionPlan: 'STARTER',
      name: 'Example Media Ltd',
      id: '1001',
      email: 'owner+site@example.com',
      domains: ['demo.example.com'],
    })
    expect(operator.asked).toEqual([{ path: '/api/client-details', token: 'Bearer secret' }])
  })

  it('fails alone when it does not answer', async () => {
    operator.silent = true
    await expect(money.run(money.admin, 'clientDetails')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    await expect(transfer({ domains: ['new.example.org'] })).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    expect(await money.run(money.admin, 'systemSettingsGet', {}, ['watermark'])).toMatchObject({ watermark: false })
  })

  it('leaves a line that says why it did not answer, and not with what it was asked', async () => {
    const lines: string[] = []
    const before = logLines.write
    logLines.write = (line) => void lines.push(line)
    const fails = async (): Promise<void> => {
      await expect(money.run(money.admin, 'clientDetails')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    }
    operator.silent = true
    await fails()
    Object.assign(operator, { silent: false, plan: 'UNHEARD_OF' })
    await fails()
    const address = process.env['CLIENT_MANAGER_URL']
    process.env['CLIENT_MANAGER_URL'] = address?.replace('http:', 'https:')
    await fails()
    process.env['CLIENT_MANAGER_URL'] = address
    process.env['CLIENT_MANAGER_TOKEN'] = 'secret\n1'
    await fails()
    process.env['CLIENT_MANAGER_TOKEN'] = 'secret'
    logLines.write = before
    const told = lines.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>)
    expect(told.map(({ level, says, path, why }) => [level, says, path, why])).toEqual(
      ['HTTP 500', 'The client manager answers strangely: subscriptionPlan', expect.stringContaining('SSL'), 'TypeError'].map((why) => [
        'warn',
        'the client manager does not answer',
        'client-details',
        why,
      ]),
    )
    expect(lines.join()).not.toContain('secret')
  })

  it('acceptance 24: moves a site along, refuses a second request meanwhile, and knows the new domains at the end', async () => {
    covers('managesDomain', 'callClientManager')
    expect(await migration()).toMatchObject({ state: 'NONE' })
    expect(await transfer({ domains: ['MÜNCHEN.example', 'www.münchen.example', 'WWW.münchen.example'] })).toMatchObject({
      __typename: 'Done',
      details: { domains: ['xn--mnchen-3ya.example', 'www.xn--mnchen-3ya.example'] },
    })
    expect(await migration()).toMatchObject({ state: 'PENDING', started: '2026-11-21T10:00:00.000Z' })
    expect(await transfer({ domains: ['other.example'] })).toMatchObject({ __typename: 'Refused', rule: 'migrationRunning' })
    operator.now += 30_000
    expect(await migration()).toMatchObject({ state: 'IN_PROGRESS' })
    operator.now += 30_000
    expect(await migration()).toMatchObject({ state: 'DONE' })
    expect(await money.run(money.admin, 'clientDetails')).toMatchObject({
      domains: ['xn--mnchen-3ya.example', 'www.xn--mnchen-3ya.example'],
    })
  })

  it('may answer a move without a word', async () => {
    operator.bare = true
    expect(await transfer({ domains: ['new.example.org'] })).toMatchObject({ __typename: 'Done' })
    expect(await migration()).toMatchObject({ state: 'PENDING', domains: ['new.example.org'] })
  })

  it('acceptance 24: says that a move failed, and may be asked again', async () => {
    await transfer({ domains: ['fails.example.com'] })
    operator.now += 60_000
    expect(await migration()).toMatchObject({ state: 'FAILED', domains: ['fails.example.com'] })
    expect(await transfer({ domains: ['other.example'] })).toMatchObject({ __typename: 'Done' })
  })

  it('moves nothing in a preview', async () => {
    const args = { id: 'site', input: { domains: ['new.example.org'] }, ticks: [] }
    expect(await money.run(money.admin, 'createDomainMigrationPreview', args)).toMatchObject({ allowed: true })
    expect(await migration()).toMatchObject({ state: 'NONE' })
  })

  it.each(['https://new.example', 'new.example/path', 'new.example:8080', 'localhost', '192.0.2.1', `${'a'.repeat(64)}.example`])(
    'is not asked for %s',
    async (domain) => {
      expect(await transfer({ domains: [domain] })).toMatchObject({
        __typename: 'Invalid',
        errors: [{ field: 'domains', code: 'hostName' }],
      })
    },
  )

  it('is not asked for a domain that the site has', async () => {
    expect(await transfer({ domains: ['Demo.Example.com'] })).toMatchObject({
      __typename: 'Invalid',
      errors: [{ field: 'domains', message: '"Demo.Example.com" is in use already' }],
    })
    expect(await transfer({ domains: ['new.example', 'http://x'] })).toMatchObject({
      __typename: 'Invalid',
      errors: [{ field: 'domains', code: 'hostName' }],
    })
  })
})

it('knows host names', () => {
  expect(hostName(' Example.COM ')).toBe('example.com')
  expect(hostName('bücher.example')).toBe('xn--bcher-kva.example')
  expect(hostName(`${'a.'.repeat(130)}example`)).toBeUndefined()
  expect(hostName('-a.example')).toBeUndefined()
})
