// What staff do with people: who may do what to whom, and what goes along with it (domain 1, 4, 5.1).
import { beforeAll, describe, expect, it } from 'vitest'
import { checkLedger } from '../../custom/server/checkLedger.ts'
import { subscribe } from '../../custom/events/index.ts'
import { cre, openMoney, type Money } from './money/openMoney.ts'
import type { Bag } from './records/workbench.ts'
import { covers } from '../covers.ts'

let money: Money

beforeAll(async () => (money = await openMoney()).stop)

describe('who may do what to whom', () => {
  const disable = (caller: 'admin' | 'manager', id: string) => money.act(money[caller], 'usersDisable', id, { disabledReason: 'why' })

  it('acceptance 4: is refused to managers on all staff, to everybody on oneself, and on the last admin', async () => {
    const [otherManager, otherAdmin, member] = [await money.person('manager'), await money.person('admin'), await money.person('member')]
    for (const id of [otherManager, otherAdmin]) expect(await disable('manager', id)).toMatchObject({ rule: 'staffTable' })
    expect(await disable('manager', money.manager.id)).toMatchObject({ __typename: 'Refused' })
    expect(await disable('admin', money.admin.id)).toMatchObject({ rule: 'notSelf' })
    expect(await disable('admin', otherManager)).toMatchObject({ __typename: 'UserSaved' })
    expect(await disable('manager', member)).toMatchObject({ __typename: 'UserSaved' })
    expect(await disable('admin', otherAdmin)).toMatchObject({ __typename: 'UserSaved' })
    const second = money.callerOf('admin', await money.person('admin', { status: 'DISABLED' }))
    expect(await money.act(second, 'usersDisable', money.admin.id, { disabledReason: 'x' })).toMatchObject({ rule: 'lastAdmin' })
  })

  it('two admins cannot remove each other at once', async () => {
    const id = await money.person('admin')
    const other = money.callerOf('admin', id)
    const answers = await Promise.all([disable('admin', id), money.act(other, 'usersDisable', money.admin.id, { disabledReason: 'x' })])
    expect(answers.filter((each) => each['__typename'] === 'UserSaved')).toHaveLength(1)
    await money.change('User', '', money.admin.id, { status: 'ACTIVE' })
    await money.change('User', '', id, { status: 'DISABLED' })
  })

  it("acceptance 5: roles of the staff are given by admins only, one's own by nobody", async () => {
    covers('ownRole')
    const member = await money.person('member')
    const update = (caller: 'admin' | 'manager', id: string, role: string) => money.act(money[caller], 'usersUpdateRole', id, { role })
    expect(await update('manager', member, 'manager')).toMatchObject({ rule: 'staffRoleByAdmins' })
    expect(await update('admin', money.admin.id, 'member')).toMatchObject({
      rule: 'ownRoleFrozen',
      message: 'Changing own role is forbidden',
    })
    expect(await update('admin', member, 'manager')).toMatchObject({ __typename: 'Done' })
    expect(await money.value('select role from users where id = $1', member)).toBe('manager')
    expect(
      await money.run(money.manager, 'usersCreate', { input: { email: 'new@example.com', password: 'long enough 1', role: 'admin' } }),
    ).toMatchObject({ rule: 'staffRoleByAdmins' })
  })
})

describe('a role behind a flag that is off', () => {
  const site = (values: Bag) => money.change('SystemSettings', 'frontendConfig', 'site', values)
  const make = (email: string) =>
    money.run(money.admin, 'usersCreate', { input: { email, password: 'long enough 1', role: 'nonprofit_business' } })
  const closed = { __typename: 'Invalid', errors: [{ field: 'role', code: 'retired' }] }

  it('is given to nobody, whatever the list of roles says, and whoever has it keeps it', async () => {
    const [member, old] = [await money.person('member'), await money.person('nonprofit_business')]
    await site({ nonprofitRole: false, userRoleList: ['member', 'nonprofit_business'] })
    expect(await money.act(money.admin, 'usersUpdateRole', member, { role: 'nonprofit_business' })).toMatchObject(closed)
    expect(await make('off@example.com')).toMatchObject(closed)
    expect(await money.run(money.admin, 'usersFindById', { id: old }, ['role'])).toMatchObject({ role: 'nonprofit_business' })
    await site({ nonprofitRole: true })
    expect(await money.act(money.admin, 'usersUpdateRole', member, { role: 'nonprofit_business' })).toMatchObject({ __typename: 'Done' })
    expect(await make('on@example.com')).toMatchObject({ __typename: 'UserSaved' })
    await site({ nonprofitRole: false, userRoleList: [] })
  })
})

describe('accounts', () => {
  it('are made with names of their own and no common password', async () => {
    covers('managesUsers')
    const make = (email: string, password: string) =>
      money.run(money.manager, 'usersCreate', { input: { email, password, role: 'member' } }, ['email', 'username', 'screenName'])
    expect(await make('jo.doe@example.com', 'Password123')).toMatchObject({
      __typename: 'Invalid',
      errors: [{ field: 'password', template: 'errors.commonPassword' }],
    })
    expect(await make('jo.doe@example.com', 'a rare sentence')).toMatchObject({ record: { username: 'jodoe', screenName: 'jodoe' } })
    expect(await make('jodoe@example.org', 'a rare sentence')).toMatchObject({ record: { username: 'jodoe1' } })
    expect(await make('JO.DOE@example.com', 'a rare sentence')).toMatchObject({ __typename: 'Invalid', errors: [{ field: 'email' }] })
    expect(
      await money.value(
        "select password like '$argon2id$%' from users_credentials c join users u on u.id = c.id where u.username = 'jodoe'",
      ),
    ).toBe(true)
  })

  it('leave the creators only without a debt: there is nothing to pay out', async () => {
    const user = await money.creator()
    await money.act(money.admin, 'manualTransactionsCreateFor', user, { account: 'EARNINGS', amount: cre('-5.00'), comment: 'why' })
    expect(await money.act(money.admin, 'usersUpdateRole', user, { role: 'member' })).toMatchObject({ rule: 'roleWithDebt' })
  })

  it('acceptance 6: disabled ones lose their sessions and get a note with the reason', async () => {
    covers('managesNotes')
    const user = await money.person('member')
    await money.sql("insert into session (id, person, role, ip) values ($1, $2, 'member', '192.0.2.1')", [`s${user}`, user])
    expect(await money.act(money.manager, 'usersDisable', user, { disabledReason: '' })).toMatchObject({
      __typename: 'Invalid',
      errors: [{ template: 'errors.empty' }],
    })
    expect(await money.act(money.manager, 'usersDisable', user, { disabledReason: 'spam' })).toMatchObject({ __typename: 'UserSaved' })
    expect(await money.value('select count(*)::int from session where person = $1', user)).toBe(0)
    expect(await money.sql('select text, automatic, author_id from user_notes where user_id = $1', [user])).toEqual([
      { text: 'Disabled: spam', automatic: true, author_id: money.manager.id },
    ])
    const [note] = await money.sql('select id from user_notes where user_id = $1', [user])
    expect(await money.act(money.admin, 'userNotesDelete', String(note?.['id']))).toMatchObject({ rule: 'noteByHand' })
  })

  it('are found by how long ago they were here, those who never were among them', async () => {
    const found = async (activity: string): Promise<readonly unknown[]> => {
      const asked = { filter: { 'registration.activity': [activity] }, first: 100 }
      const { items } = await money.run(money.manager, 'usersSearch', asked, ['screenName'])
      return (items as readonly Bag[]).map((each) => each['id'])
    }
    for (const [activity, ago] of Object.entries({ DAY: '1 hour', WEEK: '3 days', MONTH: '20 days', LONGER: '40 days' })) {
      const id = await money.person('member')
      expect(await found('NEVER')).toContain(id)
      await money.sql('update users_registration set last_login_time = now() - $1::interval where id = $2', [ago, id])
      expect(await found(activity)).toContain(id)
      expect(await found('NEVER')).not.toContain(id)
    }
  })

  it('say of posts how many are hidden that were to be seen', async () => {
    const id = await money.creator(undefined, { 'verification.status': 'APPROVED' })
    await money.sql(
      `insert into content_sets (user_id, type, published, publish_time, processing_status) values
        ($1, 'POST', true, now() - interval '1 hour', 'OK'), ($1, 'POST', true, now() + interval '1 day', 'OK'), ($1, 'POST', true, now(), 'NEW')`,
      [id],
    )
    const asked = { id, version: 1, input: { disabledReason: 'x' } }
    expect(await money.run(money.admin, 'usersDisablePreview', asked)).toMatchObject({
      counts: expect.arrayContaining([{ name: 'posts', value: 1 }]) as unknown,
    })
  })

  it('acceptance 7: are deleted only without an open request, and then billing ends', async () => {
    const creator = await money.creator(2_000n)
    const buyer = await money.person('member')
    await money.fund(buyer, 1_000n)
    await subscribe(money.world, { buyer, creator, price: 100n, level: 'CONTENT', externalId: `s-${creator}` })
    const made = await money.act(money.admin, 'payoutRequestsCreate', creator, {})
    expect(await money.act(money.admin, 'usersDelete', creator)).toMatchObject({ rule: 'noOpenRequest' })
    await money.act(money.admin, 'payoutRequestsDecline', String((made['ids'] as string[])[0]), { reason: 'x' })
    expect(await money.run(money.admin, 'usersDeletePreview', { id: creator, version: 1 })).toMatchObject({
      counts: [{ name: 'sessions' }, { name: 'posts' }, { name: 'subscriptions', value: 1 }],
    })
    expect(await money.act(money.admin, 'usersDelete', creator)).toMatchObject({ __typename: 'UserSaved' })
    expect(await money.value('select status from subscriptions where creator_id = $1', creator)).toBe('CANCELLED')
    expect(await money.act(money.admin, 'usersUpdate', creator, undefined, { patch: { screenName: 'x' } })).toMatchObject({
      rule: 'notDeleted',
    })
  })

  it('leave the creators only without earnings; then posts are unpublished and discovery is off', async () => {
    covers('managesDiscovery')
    const rich = await money.creator(2_000n)
    expect(await money.act(money.admin, 'usersUpdateRole', rich, { role: 'member' })).toMatchObject({ rule: 'roleWithEarnings' })
    const poor = await money.creator()
    await money.sql(
      "insert into content_sets (user_id, type, published, publish_time) values ($1, 'POST', true, now()), ($1, 'POST', false, null)",
      [poor],
    )
    expect(await money.run(money.admin, 'usersUpdateRolePreview', { id: poor, version: 1, input: { role: 'member' } })).toMatchObject({
      counts: [
        { name: 'posts', value: 1 },
        { name: 'subscriptions', value: 0 },
      ],
    })
    expect(await money.act(money.admin, 'usersUpdateRole', poor, { role: 'member' })).toMatchObject({ __typename: 'Done' })
    expect(await money.value('select count(*)::int from content_sets where user_id = $1 and published', poor)).toBe(0)
    expect(await money.value('select visible from users_discovery where id = $1', poor)).toBe(false)
  })

  it('are found by a name with its @ and by a telephone number as people write it', async () => {
    const id = await money.person('member', { username: 'ada_lovelace', 'personal.phone': '+491515550199' })
    const find = async (search: string): Promise<readonly unknown[]> => {
      const found = await money.run(money.manager, 'usersSearch', { search }, ['screenName'])
      return (found['items'] as readonly Bag[]).map((each) => each['id'])
    }
    for (const search of ['@ada_lovelace', ' Ada_Love', '+49 (151) 555-0199', '151/555', '5550199'])
      expect([search, await find(search)]).toEqual([search, [id]])
    expect(await find('151 556')).toEqual([])
  })

  it('marked as fraud renew nothing of their own any more', async () => {
    const [creator, buyer] = [await money.creator(), await money.person('member')]
    await money.fund(buyer, 1_000n)
    await subscribe(money.world, { buyer, creator, price: 100n, level: 'CONTENT', externalId: `f-${buyer}` })
    expect(await money.act(money.manager, 'fraudInfoMarkAsFraud', buyer, { comment: 'three cards' })).toMatchObject({
      __typename: 'UserFraudSaved',
    })
    expect(await money.value('select status from subscriptions where subscriber_id = $1', buyer)).toBe('CANCELLED')
    expect(await money.value('select text from user_notes where user_id = $1', buyer)).toBe('Marked as fraud: three cards')
    expect(await money.act(money.manager, 'fraudInfoPassFraud', buyer, {})).toMatchObject({ __typename: 'UserFraudSaved' })
    expect(await money.sql('select status, comment from users_fraud where id = $1', [buyer])).toEqual([{ status: 'PASSED', comment: null }])
  })

  it('marked as fraud have nothing left to run of what is past due', async () => {
    const [creator, buyer] = [await money.creator(), await money.person('member')]
    await money.fund(buyer, 1_000n)
    await subscribe(money.world, { buyer, creator, price: 100n, level: 'CONTENT', externalId: `p-${buyer}` })
    await money.sql("update subscriptions set status = 'PAST_DUE', paid_until = now() - interval '1 day' where subscriber_id = $1", [buyer])
    await money.act(money.manager, 'fraudInfoMarkAsFraud', buyer, {})
    expect(await money.sql('select status, recurring, next_charge_time from subscriptions where subscriber_id = $1', [buyer])).toEqual([
      { status: 'EXPIRED', recurring: false, next_charge_time: null },
    ])
  })
})

it('leaves money that is sound', async () => expect(await checkLedger(money.world.db)).toEqual([]))
