// @vitest-environment happy-dom
// "Today" is the server's, as on the home screen, on a computer whose clock is days off, too (D15).
import { expect, it } from 'vitest'
import { transactionsChanges } from '#generated/documents/changes/transactions.ts'
import { transactionsDocuments } from '#generated/documents/transactions.ts'
import { transactions } from '#generated/entities/transactions.ts'
import type { ListModel } from '../../language/model.ts'
import { readListParams } from '../../language/listAddress.ts'
import { hearTime } from '../../src/client/serverNow.ts'
import type { Records } from '../../src/client/records/loadRecords.ts'
import { viewerZone } from '../../src/client/viewerZone.ts'
import { beginningOf, endOf } from '../../language/zones.ts'
import { wireAt } from '../../src/console/counted/listAt.ts'
import { startsOf } from '../../src/screens/lists/activeFilters.ts'
import { useList } from '../../src/screens/lists/useList.ts'
import { stretchOf } from '../browser/records/sampleRecord.ts'
import { renderHook } from './renderHook.ts'

const records: Records = { entity: transactions, documents: transactionsDocuments, changes: async () => transactionsChanges }
const list = transactions.list as ListModel
const day = '2026-03-05'
const instants = (from: string, to: string) => ({
  from: beginningOf(from, viewerZone())?.toISOString(),
  to: endOf(to, viewerZone())?.toISOString(),
})

it('is the server’s day where a list asks for it, where the home screen counts, and where a list begins with it', async () => {
  hearTime(Date.parse(`${day}T12:00:00Z`))
  const params = readListParams(new URLSearchParams('f.createTime=today..today'))
  const { asked } = await renderHook(
    () => useList(records, list, params),
    () => stretchOf([]),
  )
  expect(asked[0]?.variables['filter']).toMatchObject({ createTime: instants(day, day) })
  const leads = { path: '/transactions', filters: { createTime: { from: 'today-1', to: 'today' } } }
  const wires = { createTime: { name: 'createTime', filter: 'timeRange' } }
  expect(wireAt({ leads, wires } as never)).toEqual({ createTime: instants('2026-03-04', day) })
  expect(startsOf({ ...list, starts: { createTime: { days: 2 } } })).toEqual({ createTime: { from: '2026-03-03' } })
})
