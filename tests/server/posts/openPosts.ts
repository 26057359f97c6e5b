// What the tests of posts share: a site that verifies posts, creators, posts with files, decisions.
import type { FileValue } from '../../../language/fields/file.ts'
import { randomUUID } from 'node:crypto'
import { isPublic, publishPost, purchase } from '../../../custom/events/index.ts'
import { openMoney, type Money } from '../money/openMoney.ts'
import type { Bag } from '../records/workbench.ts'

export interface Posts {
  readonly money: Money
  readonly creatorOf: (verification?: string) => Promise<string>
  /** A post that its creator publishes, with one picture unless more says otherwise. */
  readonly post: (creator: string, more?: Bag) => Promise<string>
  /** From the balance, for 1.00 Cr. */
  readonly buy: (buyer: string, creator: string, contentSet: string) => ReturnType<typeof purchase>
  readonly seen: (id: string, user?: string) => Promise<boolean>
  readonly verificationOf: (id: string) => Promise<string>
  readonly statusOf: (id: string) => Promise<unknown>
  readonly approve: (id: string) => Promise<Bag>
  readonly decline: (id: string, input?: Bag) => Promise<Bag>
  /** A file that the manager has sent for a post. */
  readonly upload: (set: string, name: string) => Promise<Bag>
  /** A new id of the outside world. */
  readonly next: () => string
}

export const fileOf = (name: string): FileValue => {
  const uuid = randomUUID()
  const what = { processingStatus: 'OK', contentType: 'image/png', name, bytes: 10, updateTime: '2026-01-01T00:00:00.000Z' }
  return { uuid, urlPart: uuid, ...what }
}

export const openPosts = async (): Promise<Posts> => {
  const money = await openMoney()
  await money.change('SystemSettings', '', 'site', { verifyPosts: true })
  let count = 0
  const next = (): string => `post-${++count}`
  const verificationOf = async (id: string): Promise<string> =>
    String(await money.value('select id from post_verifications where post_id = $1', id))
  return {
    money,
    creatorOf: (verification = 'APPROVED') => money.person('ultimate_business', { 'verification.status': verification }),
    post: (creator, more = {}) =>
      publishPost(money.world, { creator, description: 'A day in the studio', files: [fileOf('studio.png')], ...more }),
    buy: (buyer, creator, contentSet) =>
      purchase(money.world, { buyer, creator, price: 100n, what: { subject: 'POST', contentSet }, externalId: next() }),
    seen: (id, user) => isPublic(money.world.db, id, user === undefined ? {} : { user }),
    verificationOf,
    statusOf: (id) => money.value('select status from post_verifications where post_id = $1', id),
    approve: async (id) => money.act(money.manager, 'postVerificationsApprove', await verificationOf(id)),
    decline: async (id, input = { reasonCode: 'AGE', reasonText: 'No document' }) =>
      money.act(money.manager, 'postVerificationsDecline', await verificationOf(id), input),
    upload: async (set, name) => {
      const file = fileOf(name)
      await money.sql(
        `insert into stored_file (uuid, entity, field, actor, granted, claimed, arrived, value, bound)
         values ($1, 'ContentFile', 'file', $2, now(), now(), now(), $3, $4)`,
        [file['uuid'], money.manager.id, JSON.stringify(file), JSON.stringify({ set })],
      )
      return money.run(money.manager, 'contentFilesCreate', { input: { set, file: file['uuid'] } }, ['title', 'fileNumber', 'isCover'])
    },
    next,
  }
}
