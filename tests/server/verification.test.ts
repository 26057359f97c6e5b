// Deciding about a creator's verification: documents, reasons, what becomes public, who is told (domain 5.16, 14).
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { covers } from '../covers.ts'
import { submitVerification } from '../../custom/events/index.ts'
import { fileKeeper } from '../../server/files/keepFile.ts'
import { openStorage } from '../../server/files/openStorage.ts'
import { insert } from '../../server/actions/insert.ts'
import { openMoney, type Money } from './money/openMoney.ts'
import type { Bag } from './records/workbench.ts'
import { picture } from './uploads/samples.ts'

let money: Money
const dataDir = mkdtempSync(join(tmpdir(), 'verification-'))
const keep = fileKeeper(openStorage({ dataDir }))

beforeAll(async () => {
  money = await openMoney()
})
afterAll(async () => {
  await money.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const creator = (values: Bag = {}): Promise<string> => money.person('free_business', values)
const submit = async (id: string, ...names: readonly ('front' | 'back' | 'selfie')[]): Promise<void> => {
  const bytes = await picture()
  await submitVerification(money.world, keep, {
    creator: id,
    documents: Object.fromEntries(names.map((name) => [name, { name: `${name}.png`, bytes }])),
  })
}
const paths = [
  'verification.status',
  'verification.front',
  'verification.selfie',
  'verification.reason',
  'verification.decidedBy',
  'verification.submittedTime',
]
const stateOf = async (id: string): Promise<Bag> => (await money.run(money.manager, 'usersFindById', { id }, paths))['verification'] as Bag
const mailsOf = (id: string): Promise<readonly Bag[]> =>
  money.sql('select m.template, m.params from mails m join users u on u.email = m."to" where u.id = $1 order by m.id', [id])
const post = (user: string, values: Bag = {}): Promise<string> =>
  money.within((work) =>
    insert(work, 'ContentSet', {
      user,
      type: 'POST',
      published: true,
      publishTime: '2026-01-01T00:00:00.000Z',
      processingStatus: 'OK',
      ...values,
    }),
  )

describe('a submission', () => {
  it('waits with its documents, and is found by the filter', async () => {
    covers('managesVerification')
    const id = await creator()
    await submit(id, 'front', 'selfie')
    expect(await stateOf(id)).toMatchObject({
      status: 'PENDING',
      front: { name: 'front.png', contentType: 'image/png' },
      selfie: { name: 'selfie.png' },
      submittedTime: expect.any(String),
    })
    const found = await money.run(money.manager, 'usersSearch', { filter: { 'verification.status': ['PENDING'] } }, ['screenName'])
    expect((found['items'] as readonly Bag[]).map((each) => each['id'])).toContain(id)
  })

  it('replaces what was declined, and lets the old files go', async () => {
    const id = await creator()
    await submit(id, 'front')
    await money.act(money.manager, 'verificationsDecline', id, { reason: 'Blurred' })
    const before = (await stateOf(id))['front'] as Bag
    await submit(id, 'selfie')
    expect(await stateOf(id)).toMatchObject({ status: 'PENDING', front: null, reason: null, decidedBy: null })
    expect(await money.value('select dropped is not null from stored_file where uuid = $1', before['uuid'])).toBe(true)
  })

  it('is of creators only, with something in it, and not of the verified', async () => {
    await expect(submit(await money.person('member'), 'front')).rejects.toMatchObject({ rule: 'creatorsOnly' })
    const id = await creator({ 'verification.status': 'APPROVED' })
    await expect(submit(id, 'front')).rejects.toMatchObject({ rule: 'verified' })
    await expect(submit(await creator())).rejects.toMatchObject({ rule: 'noDocument' })
  })
})

describe('approving', () => {
  it('acceptance 21: says how many posts become public, and withdrawing how many cease to be', async () => {
    const id = await creator()
    await submit(id, 'front')
    await post(id)
    await post(id)
    await post(id, { published: false })
    await post(id, { processingStatus: 'NEW' })
    await post(id, { publishTime: '2999-01-01T00:00:00.000Z' })
    expect(await money.act(money.manager, 'verificationsApprovePreview', id)).toMatchObject({ counts: [{ name: 'posts', value: 2 }] })
    expect(await money.act(money.manager, 'verificationsApprove', id)).toMatchObject({ __typename: 'UserVerificationSaved' })
    expect(await money.act(money.admin, 'verificationsWithdrawPreview', id)).toMatchObject({ counts: [{ name: 'posts', value: 2 }] })
    await money.act(money.admin, 'verificationsWithdraw', id, { reason: 'The passport was not yours' })
    expect(await stateOf(id)).toMatchObject({ status: 'DECLINED', reason: 'The passport was not yours' })
    expect(await money.value('select count(*)::int from content_sets where user_id = $1 and published', id)).toBe(4)
    await money.act(money.manager, 'verificationsApprove', id)
    expect(await stateOf(id)).toMatchObject({ status: 'APPROVED', reason: null, decidedBy: { id: money.manager.id } })
    expect((await mailsOf(id)).map((each) => each['template'])).toEqual([
      'verificationApproved',
      'verificationWithdrawn',
      'verificationApproved',
    ])
  })

  it('without documents asks for a tick', async () => {
    const id = await creator()
    expect(await money.act(money.manager, 'verificationsApprove', id)).toMatchObject({
      __typename: 'Refused',
      rule: 'withoutDocuments',
      ticks: [{ name: 'withoutDocuments', message: 'Approve without documents' }],
    })
    expect(await stateOf(id)).toMatchObject({ status: 'NOT_SUBMITTED' })
    expect(await money.act(money.manager, 'verificationsApprove', id, undefined, { ticks: ['withoutDocuments'] })).toMatchObject({
      __typename: 'UserVerificationSaved',
    })
  })

  it('makes nothing public of a creator who is disabled', async () => {
    const id = await creator({ status: 'DISABLED' })
    await submit(id, 'front')
    await post(id)
    expect(await money.act(money.manager, 'verificationsApprovePreview', id)).toMatchObject({ counts: [{ name: 'posts', value: 0 }] })
  })
})

describe('declining', () => {
  it('acceptance 21: asks for a reason, which goes to the creator and into the notes', async () => {
    const id = await creator()
    await submit(id, 'front', 'back')
    expect(await money.act(money.manager, 'verificationsDecline', id, { reason: '' })).toMatchObject({
      __typename: 'Invalid',
      errors: [{ message: 'Field is empty' }],
    })
    expect(await money.act(money.manager, 'verificationsDecline', id, { reason: 'x'.repeat(501) })).toMatchObject({ __typename: 'Invalid' })
    await money.act(money.manager, 'verificationsDecline', id, { reason: 'The document cannot be read' })
    expect(await stateOf(id)).toMatchObject({ status: 'DECLINED', reason: 'The document cannot be read' })
    expect(await mailsOf(id)).toEqual([{ template: 'verificationDeclined', params: ['The document cannot be read'] }])
    expect(await money.sql('select text, automatic from user_notes where user_id = $1', [id])).toEqual([
      { text: 'Verification declined: The document cannot be read', automatic: true },
    ])
  })

  it('is for what waits, and not for the deleted', async () => {
    expect(await money.act(money.manager, 'verificationsDecline', await creator(), { reason: 'No' })).toMatchObject({ rule: 'state' })
    const gone = await creator({ status: 'DELETED', 'verification.status': 'PENDING' })
    expect(await money.act(money.manager, 'verificationsDecline', gone, { reason: 'No' })).toMatchObject({ rule: 'notDeleted' })
  })

  it('asks its right', async () => {
    const id = await creator()
    await submit(id, 'front')
    const reader = money.callerOf('manager', money.manager.id, ['getAnyUserInfo', 'getAnyVerification'])
    await expect(money.act(reader, 'verificationsDecline', id, { reason: 'No' })).rejects.toMatchObject({ code: 'DENIED' })
    await expect(money.act(reader, 'verificationsApprove', id)).rejects.toMatchObject({ code: 'DENIED' })
  })
})

describe('who has which state', () => {
  const count = (answer: unknown, key: string): number =>
    (answer as readonly Bag[]).find((each) => each['key'] === key)?.['count'] as number
  const stats = (rights: readonly string[]) => money.run(money.callerOf('manager', money.manager.id, rights), 'verificationsGetStats')

  it('is counted over creators, by its own right', async () => {
    const [before, waiting] = [await stats(['getAnyVerification']), await creator()]
    await submit(waiting, 'front')
    await money.person('member')
    const after = await stats(['getAnyVerification'])
    expect(count(after, 'PENDING')).toBe(count(before, 'PENDING') + 1)
    const creators = await money.value(
      "select count(*)::int from users u join users_verification v on v.id = u.id where u.role like '%business' and v.status = 'NOT_SUBMITTED'",
    )
    expect(count(after, 'NOT_SUBMITTED')).toBe(creators)
  })

  it('is filtered among creators only', async () => {
    await money.person('member')
    const found = await money.run(money.manager, 'usersSearch', { filter: { 'verification.status': ['NOT_SUBMITTED'] }, first: 100 }, [
      'role',
    ])
    expect((found['items'] as readonly Bag[]).filter((each) => !String(each['role']).endsWith('business'))).toEqual([])
    expect((found['items'] as readonly Bag[]).length).toBeGreaterThan(0)
  })
})
