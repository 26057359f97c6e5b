// The secrets of payment systems: read by nobody, opened for the test call, bound to their place, entered again where they are lost (domain 10.3).
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeAll, describe, expect, it } from 'vitest'
import { checkGateway } from '../../custom/events/index.ts'
import { insert } from '../../server/actions/insert.ts'
import { openSecrets, transact } from '../../server/kit.ts'
import { logLines } from '../../server/log.ts'
import { openSealing } from '../../server/secrets/openSealing.ts'
import { openMoney, type Money } from './money/openMoney.ts'
import { payment, systemsOf } from './money/systemsOf.ts'
import type { Bag } from './records/workbench.ts'

let money: Money

beforeAll(async () => (money = await openMoney()).stop)

const { made, merchant } = systemsOf(() => money)

describe('payment systems', () => {
  it('keep their secret to themselves', async () => {
    const id = await made(payment, { title: 'Secretive', kind: 'PAYPAL' })
    const secret = 'nobody-reads-this'
    expect(JSON.stringify(await merchant(id, { merchantId: 'm', secret }))).not.toContain(secret)
    const read = await money.run(money.admin, 'paymentSystemsFindById', { id }, [
      'title',
      'merchant.merchantId',
      'merchant.secretStored',
      'merchant.secret',
    ])
    expect(read['merchant']).toMatchObject({ merchantId: 'm', secretStored: 'YES' })
    expect(JSON.stringify(read)).not.toContain(secret)
    expect(JSON.stringify(await money.sql('select * from payment_systems_merchant'))).not.toContain(secret)
    expect(JSON.stringify(await money.asOwner('select * from audit_record'))).not.toContain(secret)
  })

  it('are tested with the secret that was entered', async () => {
    const id = await made(payment, { title: 'Keys', kind: 'PAXUM' })
    await merchant(id, { merchantId: 'shop' })
    const test = async (secret?: string): Promise<unknown> => {
      if (secret !== undefined) await merchant(id, { secret })
      return ((await money.act(money.admin, 'paymentSystemsTest', id))['details'] as Bag)['testAnswer']
    }
    expect(await test()).toBe('INCOMPLETE')
    expect(await test('wrong-at-first')).toBe('WRONG_SECRET')
    expect(await test('right-at-last')).toBe('PASSED')
    const stored = await money.sql('select secret from payment_systems_merchant where id = $1', [id])
    expect(stored).toEqual([{ secret: expect.stringMatching(/^sealed\.[\w-]{8}\.[\w-]+$/) as unknown }])
  })

  it('whose secret was only hashed, or is of another system, say that it is to be entered again', async () => {
    const [id, other] = [
      await made(payment, { title: 'Old', kind: 'PAYPAL', currencies: ['EUR'] }),
      await made(payment, { title: 'New', kind: 'PAYPAL' }),
    ]
    await merchant(id, { merchantId: 'shop' })
    await merchant(other, { merchantId: 'shop', secret: 'a-long-secret' })
    const stored = (): Promise<unknown> =>
      money
        .run(money.admin, 'paymentSystemsFindById', { id }, ['merchant.secretStored'])
        .then((read) => (read['merchant'] as Bag)['secretStored'])
    expect(await stored()).toBe('NO')
    for (const from of [
      "'$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA'",
      `(select secret from payment_systems_merchant where id = ${other})`,
    ]) {
      await money.sql(`update payment_systems_merchant set secret = ${from} where id = $1`, [id])
      expect(await money.act(money.admin, 'paymentSystemsTest', id)).toMatchObject({ details: { testAnswer: 'SECRET_LOST' } })
      expect(await stored()).toBe(from.startsWith("'") ? 'AGAIN' : 'YES')
      expect(await money.act(money.admin, 'paymentSystemsSwitchOn', id)).toMatchObject({
        rule: 'systemReady',
        message: 'Fill in the merchant settings first: Secret key',
      })
    }
    await merchant(id, { secret: 'a-long-secret' })
    expect(await money.act(money.admin, 'paymentSystemsSwitchOn', id)).toMatchObject({ __typename: 'PaymentSystemSaved' })
    await money.sql("update payment_systems_merchant set secret = '$argon2id$old' where id = $1", [id])
    expect(await merchant(id, { siteCode: 'x1' })).toMatchObject({ __typename: 'PaymentSystemMerchantSaved' })
    expect(await merchant(id, { secret: null })).toMatchObject({ __typename: 'Invalid', errors: [{ field: 'secret' }] })
  })

  it.each([
    ['shop', 'PASSED'],
    ['refused-shop', 'REFUSED'],
    ['silent-shop', 'SILENT'],
    [null, 'INCOMPLETE'],
  ])('are tested with their settings: merchant %s is %s', async (merchantId, testAnswer) => {
    const id = await made(payment, { title: 'Tested', kind: 'PAXUM' })
    await merchant(id, { merchantId, secret: 'a-long-secret' })
    await money.act(money.admin, 'paymentSystemsTestPreview', id)
    expect(await money.value('select test_answer from payment_systems where id = $1', id)).toBeNull()
    expect(await money.act(money.admin, 'paymentSystemsTest', id)).toMatchObject({ __typename: 'Done', details: { testAnswer } })
    expect(await money.value('select test_answer from payment_systems where id = $1', id)).toBe(testAnswer)
  })
})

describe('what is sealed', () => {
  const titleSealed = () => ({
    ...money.product,
    entities: money.product.entities.map((entity) =>
      entity.name !== 'PaymentSystem'
        ? entity
        : {
            ...entity,
            parts: entity.parts.map((part) => ({
              ...part,
              fields: part.fields.map((field) => (field.path === 'title' ? { ...field, storedAs: 'sealed' as const } : field)),
            })),
          },
    ),
  })

  it('is bound to a new record, too, and opens by its own key and product only', async () => {
    const product = titleSealed()
    const place = { entity: 'PaymentSystem', part: '', field: 'title' }
    await transact(money.world.db, { product, action: 'test' }, async (work) => {
      const [id, other] = [
        await insert(work, 'PaymentSystem', { title: 'Sealed', kind: 'OTHER', 'merchant.secret': 'of a part' }),
        await insert(work, 'PaymentSystem', { title: 'Sealed', kind: 'OTHER' }),
      ]
      const titleOf = await openSecrets(work, place, [id, other])
      expect([titleOf(id), titleOf(other), titleOf('0')]).toEqual([
        { is: 'open', text: 'Sealed' },
        { is: 'open', text: 'Sealed' },
        { is: 'empty' },
      ])
      const secretOf = await openSecrets(work, { ...place, part: 'merchant', field: 'secret' }, [id, other])
      expect([secretOf(id), secretOf(other)]).toEqual([{ is: 'open', text: 'of a part' }, { is: 'empty' }])
      const elsewhere = { tx: work.tx, product: { ...product, sealing: openSealing(['a key of somebody else, quite as long']) } }
      expect((await openSecrets(elsewhere, place, [id]))(id)).toEqual({ is: 'lost' })
    })
    await expect(openSecrets({ tx: money.world.db, product: money.product }, place, [])).rejects.toThrow('keeps no')
  })
})

describe("a deployment's own check of payment systems", () => {
  it.each([
    [204, 'PASSED'],
    [401, 'WRONG_SECRET'],
    [403, 'REFUSED'],
    [500, 'SILENT'],
  ])('answers %i: %s', async (status, answer) => {
    const asked: unknown[] = []
    const service = createServer((request, response) => {
      request.on('data', (piece: Buffer) => asked.push(JSON.parse(piece.toString())))
      request.on('end', () => response.writeHead(status).end())
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => service.once('listening', resolve))
    const address = `http://127.0.0.1:${(service.address() as AddressInfo).port}/check`
    const check = { kind: 'OTHER', title: 'Own', settings: { merchantId: 'silent-but-ours', siteCode: null, secret: 'not told' } }
    const lines: string[] = []
    const before = logLines.write
    logLines.write = (line) => void lines.push(line)
    expect(await checkGateway(check, address)).toBe(answer)
    expect(asked).toEqual([check])
    await new Promise((resolve) => service.close(resolve))
    expect(await checkGateway(check, address)).toBe('SILENT')
    logLines.write = before
    const told = lines.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>)
    expect(told.map(({ says, why }) => [says, why])).toEqual(
      [...(status === 500 ? ['HTTP 500'] : []), 'ECONNREFUSED'].map((why) => ['the payment check does not answer', why]),
    )
    expect(lines.join()).not.toContain('not told')
  })
})
