// A07: what one may not read changes nothing that one is told: the same questions before and after a hidden value was changed are answered the same, byte for byte.
import type { Client } from 'graphql-ws'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { product } from '../../server/product.ts'
import { amount, seed } from '../run/amount.ts'
import { model } from './gateModel.ts'
import { interferenceOf } from './interference.ts'
import { changesByRight } from './marked/changeHidden.ts'
import { openAccess, type Access } from './server/openAccess.ts'

/** What is hidden without a right, and how it is changed behind everybody's back. */
const hidden: readonly (readonly [right: string, change: string])[] = [
  [
    'getAnyPersonalInfo',
    "update users_personal set first_name = 'changed', last_name = 'changed', city = 'changed', phone = '+49' || id, country = 'FR', region = null",
  ],
  ['getAnyFraudInfo', "update users_fraud set status = case when id % 2 = 0 then 'FRAUD' else 'POSSIBLE' end, comment = 'changed'"],
  ['getAnyVerification', "update users_verification set status = 'APPROVED', reason = 'changed'"],
  ['getAnyTransaction', 'update users_balance set wallet = wallet + 17 * id, earnings = 99, total = wallet + 99'],
  ['getAnyPayeeInfo', "update users_payee set holder_name = 'changed', tax_id = 'changed', country = 'FR', comment = 'changed'"],
  ['getAnyMessagePrice', 'update users_earnings set payout_percent = 3 + id % 50'],
  ['getAnyUserReferring', 'update users_referring set referrer_id = 3'],
]

let access: Access
let admin: Client

beforeAll(async () => {
  access = await openAccess()
  admin = await access.socket('admin')
})
afterAll(() => access.stop())

describe('without the right to read it, a change shows nowhere', () => {
  it.each(hidden)('%s', async (right, change) => {
    const { answered, told } = await interferenceOf(access, admin, { right, seed, count: amount(200, 2_000) }, () => access.sql(change))
    expect(answered).toBeGreaterThan(100)
    expect(told.slice(0, 3)).toEqual([])
  })

  it('of any field that a right of its own guards, whatever the right', { timeout: amount(600_000, 3_600_000) }, async () => {
    const changes = changesByRight(model.entities, new Set(product.tables.map(({ name }) => name)))
    const wrong: string[] = []
    let [values, asked] = [0, 0]
    for (const [right, guarded] of changes) {
      const { answered, told } = await interferenceOf(access, admin, { right, seed, count: amount(50, 3_000) }, async () => {
        for (const { table, sets } of guarded) values += (await access.sql(`update "${table}" set ${sets} returning 1`)).length
      })
      asked += answered
      wrong.push(...told.slice(0, 2).map((each) => `${right}: ${each}`))
    }
    const paths = [...changes.values()].flat().map(({ path }) => path)
    console.log(
      `${asked} questions were answered alike though ${values} values of ${paths.length} fields behind ${changes.size} rights were changed; seed ${seed}`,
    )
    expect(wrong).toEqual([])
    expect(changes.size).toBeGreaterThan(10)
    expect(values).toBeGreaterThan(paths.length)
  })
})
