// Categories and currencies: slugs, what a removal takes along, what stays (domain 10.5, 10.6).
import { beforeAll, describe, expect, it } from 'vitest'
import { checkLedger } from '../../custom/server/checkLedger.ts'
import { slugOf } from '../../custom/server/slugOf.ts'
import { openMoney, type Money } from './money/openMoney.ts'
import type { Bag } from './records/workbench.ts'

let money: Money

beforeAll(async () => (money = await openMoney()).stop)

describe('settings', () => {
  it.each([
    ['Pop & Rock', 'pop___rock'],
    ['Äpfel', '_pfel'],
    ['A_1', 'a_1'],
    ['日本', '__'],
    ['🎸 x', '__x'],
  ])('acceptance 18: the slug of %s is %s', (title, slug) => expect(slugOf(title)).toBe(slug))

  it('acceptance 18: one title makes one category, and one that is deleted goes from the creators who chose it', async () => {
    const made = await money.run(money.admin, 'tagsCreate', { input: { title: 'Pop & Rock', type: 'category' } }, ['slug'])
    expect(made).toMatchObject({ record: { slug: 'pop___rock' } })
    expect(await money.run(money.admin, 'tagsCreate', { input: { title: 'Pop + Rock', type: 'category' } })).toMatchObject({
      __typename: 'Invalid',
      errors: [{ message: 'This category already exists, choose another title' }],
    })
    const id = String((made['record'] as Bag)['id'])
    const user = await money.creator(0n, { 'questionnaire.category': [id] })
    expect(await money.run(money.admin, 'tagsDeletePreview', { id, version: 1 })).toMatchObject({
      counts: [{ name: 'creators', value: 1 }],
    })
    expect(await money.act(money.admin, 'tagsDelete', id)).toMatchObject({ __typename: 'Done' })
    expect(await money.value('select category_ids from users_questionnaire where id = $1', user)).toEqual([])
  })

  it('a currency switched off leaves its systems, which become drafts; the main and the internal one stay', async () => {
    const off = (id: string) => money.act(money.admin, 'currenciesSwitchOff', id)
    expect(await off('EUR')).toMatchObject({ rule: 'notMainCurrency' })
    expect(await off('CRE')).toMatchObject({ rule: 'notInternalCurrency' })
    expect(await money.act(money.admin, 'currenciesSetMain', 'USD')).toMatchObject({ __typename: 'Done' })
    const seen = await money.run(money.admin, 'currenciesSwitchOffPreview', {
      id: 'EUR',
      version: await money.value("select version from currencies where id = 'EUR'"),
    })
    expect(seen).toMatchObject({ counts: [{ name: 'drafts', value: 1 }, { name: 'systems', value: 2 }, { name: 'payees' }] })
    expect(await off('EUR')).toMatchObject({ __typename: 'CurrencySaved' })
    expect(await money.sql('select status, currencies_ids from payout_systems')).toEqual([{ status: 'DRAFT', currencies_ids: [] }])
    expect(await money.sql('select status, currencies_ids from payment_systems')).toEqual([{ status: 'ON', currencies_ids: ['USD'] }])
  })

  it.each([
    ['XXZ', false],
    ['CRE', false],
    ['BHD', false],
    ['GBP', true],
  ])('a currency %s may be added: %s', async (code, added) => {
    const answer = await money.run(money.admin, 'currenciesCreate', { input: { code, name: code, decimals: 2, rate: '1.5' } }, ['id'])
    expect(answer['__typename']).toBe(added ? 'CurrencySaved' : 'Invalid')
  })

  it.each(['100000000.01', '999999999999', '1000000000000'])('a rate of %s is more than any currency has', async (rate) => {
    const patch = { rate }
    const version = await money.value("select version from currencies where id = 'USD'")
    expect(await money.run(money.admin, 'currenciesUpdate', { id: 'USD', version, patch })).toMatchObject({
      __typename: 'Invalid',
      errors: [{ field: 'rate' }],
    })
  })
})

it('leaves money that is sound', async () => expect(await checkLedger(money.world.db)).toEqual([]))
