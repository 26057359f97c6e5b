// What nobody may log in with, because whoever guesses begins with it: in every product, wherever a password is set.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeStaff } from '../../server/staff/changeStaff.ts'
import { weaknessOf } from '../../server/session/weaknessOf.ts'
import { openMoney, type Money } from './money/openMoney.ts'
import type { Bag } from './records/workbench.ts'

/** What was refused before there was a list. */
const listedBefore =
  'password password1 password12 password123 passw0rd p@ssw0rd p@ssword 12345678 123456789 1234567890 12341234 11111111 00000000 87654321 88888888 99999999 11223344 qwertyui qwerty12 qwerty123 qwertyuiop 1q2w3e4r 1q2w3e4r5t ' +
  '1qaz2wsx qazwsxedc zaq12wsx asdfghjk asdfghjkl zxcvbnm1 abcdefgh abcd1234 abc12345 a1b2c3d4 iloveyou iloveyou1 princess sunshine football baseball superman batman123 trustno1 welcome1 welcome123 letmein1 letmein123 admin123 ' +
  'administrator administrator1 changeme changeme1 default1 secret123 whatever computer internet samsung1 michael1 jennifer michelle jordan23 charlie1 liverpool arsenal1 chelsea1 starwars pokemon1 dragon123 monkey123 master123 ' +
  'shadow123 hunter123 killer123 freedom1 blink182 slipknot metallica nirvana1 elephant butterfly chocolate cocacola september november december february victoria alexander elizabeth christian 01012000 12121212 123123123 ' +
  'aaaaaaaa qqqqqqqq qweasdzxc 1234qwer qwer1234 asdf1234 zxcv1234 test1234 testtest user1234 guest123 mypassword newpassword summer2024 summer2025 summer2026 winter2024 winter2025 winter2026'

describe('a password that is tried first', () => {
  it.each(['Mustang69', 'spiderman', 'LONDON22', 'ncc1701d', 'motdepasse', ...listedBefore.split(' ')])('is %s', async (password) => {
    expect(await weaknessOf(password, [])).toBe('common')
  })

  it.each(['jo.doe@example.com', 'JoDoe2026', 'doe-example-1', 'Concord!99', 'The Concord 7'])(
    'of this account is %s',
    async (password) => {
      expect(await weaknessOf(password, ['jo.doe@example.com', 'JoDoe', 'The Concord site'])).toBe('own')
    },
  )

  it.each(['a rare sentence', 'correct horse of concord', 'doe', 'Example-of-more-than-that', 'kx7!pq0w'])(
    'is not %s',
    async (password) => {
      expect(await weaknessOf(password, ['jo.doe@example.com', 'JoDoe', 'The Concord site'])).toBe(undefined)
    },
  )
})

describe('wherever a password is set', () => {
  let money: Money
  beforeAll(async () => {
    money = await openMoney()
  })
  afterAll(() => money.stop())

  const refused = (code: string): Bag => ({ __typename: 'Invalid', errors: [{ field: 'password', code }] })

  it('such a one is told on its field: for a new account, for one that is there, and by the command', async () => {
    const make = (password: string): Promise<Bag> =>
      money.run(money.admin, 'usersCreate', { input: { email: 'marigold@example.com', password, role: 'member' } })
    expect(await make('ncc1701d')).toMatchObject(refused('commonPassword'))
    expect(await make('Marigold-2026')).toMatchObject(refused('ownPassword'))

    const user = await money.person('member', { screenName: 'Petunia Bloom' })
    const set = (password: string): Promise<Bag> => money.act(money.admin, 'usersUpdatePassword', user, { password })
    expect(await set('ncc1701d')).toMatchObject(refused('commonPassword'))
    expect(await set('petuniabloom7')).toMatchObject(refused('ownPassword'))
    await money.change('SystemSettings', 'frontendConfig', 'site', { siteName: 'Gardenia' })
    expect(await set('gardenia2026')).toMatchObject(refused('ownPassword'))
    expect(await set('a rare sentence')).toMatchObject({ __typename: 'Done' })

    const byCommand = (password: string): Promise<void> =>
      changeStaff(money.database, money.product, { does: 'password', email: `nobody@example.com` }, password)
    await expect(byCommand('ncc1701d')).rejects.toThrow('most common')
    await expect(byCommand('nobody-1234')).rejects.toThrow('words of the account')
  })

  it('a look ahead tells it, too', async () => {
    const user = await money.person('member')
    const version = await money.value('select version from users where id = $1', user)
    expect(
      await money.run(money.admin, 'usersUpdatePasswordPreview', { id: user, version, input: { password: 'ncc1701d' } }),
    ).toMatchObject({ allowed: false, invalid: { errors: [{ field: 'password', code: 'commonPassword' }] } })
  })
})
