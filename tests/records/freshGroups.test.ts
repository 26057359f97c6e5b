// @vitest-environment happy-dom
// A list shown apart says of new records what every list says, and reads them when it is pressed.
import { expect, it } from 'vitest'
import { paymentPackages } from '#generated/entities/paymentPackages.ts'
import { sampleRecord, stretchOf } from '../browser/records/sampleRecord.ts'
import { allRights } from './fakeUsers.ts'
import { button, press, until } from './listHands.ts'
import { mountList } from './mountList.ts'

const rows = () => [...document.querySelectorAll('tbody [data-id]')].map((each) => each.getAttribute('data-id'))

it('tells how many others made, and shows them when asked', async () => {
  const ids = ['1']
  const serve = (name: string): unknown =>
    name === 'PaymentPackagesList' ? stretchOf(ids.map((id) => sampleRecord(paymentPackages, id))) : []
  const list = await mountList('/settings/pricing', serve, allRights, 'tbody [data-id]')
  ids.push('2')
  list.tell({ entity: 'PaymentPackage', id: '2', created: true, by: 'Kim' })
  await until(() => void button('1 new'))
  expect(rows()).toEqual(['1'])
  await press(() => button('1 new'))
  await until(() => expect(rows().toSorted()).toEqual(['1', '2']))
})
