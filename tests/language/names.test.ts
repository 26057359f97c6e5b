// How a name in a spec becomes one on the wire, in the database and in documents.
import { describe, expect, it } from 'vitest'
import { camel, guardOf, operationOf, pascal, pluralOf, snake } from '../../language/names.ts'

describe('names', () => {
  it.each([
    ['email', 'email'],
    ['fraud.status', 'fraudStatus'],
    ['a.bC.d', 'aBCD'],
  ])('camel of %s is %s', (path, want) => expect(camel(path)).toBe(want))

  it.each([
    ['email', 'Email'],
    ['fraud.status', 'FraudStatus'],
  ])('pascal of %s is %s', (path, want) => expect(pascal(path)).toBe(want))

  it.each([
    ['payoutRequest', 'payout_request'],
    ['PayoutRequest', 'payout_request'],
    ['s3Url', 's3_url'],
    ['createTime', 'create_time'],
  ])('snake of %s is %s', (name, want) => expect(snake(name)).toBe(want))

  it.each([
    ['Tag', 'tags'],
    ['Currency', 'currencies'],
    ['BusinessEntry', 'businessEntries'],
    ['Day', 'days'],
    ['ContentSet', 'contentSets'],
    ['Address', 'addresses'],
    ['SystemSettings', 'systemSettings'],
  ])('many of %s are %s', (entity, want) => expect(pluralOf(entity)).toBe(want))

  it('operations are entity and verb', () => expect(operationOf('payoutRequests', 'pay')).toBe('payoutRequestsPay'))
  it('guards say what they let one read', () => expect(guardOf('fraud')).toBe('readsFraud'))
})
