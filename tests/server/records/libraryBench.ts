// The library, served: its customs are written here as a product's would be.
import type { Caller } from '../../../server/call.ts'
import { insert } from '../../../server/actions/insert.ts'
import { Refusal, sql } from '../../../server/kit.ts'
import { fillLibrary } from './fillLibrary.ts'
import { library } from './library/index.ts'
import { makeProduct } from './makeProduct.ts'
import type { PlainCustoms } from './plainCustoms.ts'
import { openWorkbench, type Workbench } from './workbench.ts'

export const customs: PlainCustoms = {
  effects: {
    countReturn: async ({ report, record }) => {
      report.count('returns', 1)
      report.value('book', String(record?.['book']))
    },
  },
  actions: {
    orderBooks: async (change) => {
      const id = await insert(change, 'Book', { title: change.input['title'], fine: change.input['price'], cover: 'SOFT' })
      change.report.balance('accounts.fines', { amount: '0.00', currency: 'EUR' }, { amount: '5.00', currency: 'EUR' })
      return { ids: [id], details: { ordered: true } }
    },
    lendBook: async (change) => {
      if (!change.ticks.has('sure')) throw new Refusal('sure', 'guards.sure', [], [{ name: 'sure', template: 'guards.sure', params: [] }])
      return { ids: [await insert(change, 'Loan', { book: change.record?.id, member: change.input['member'] })] }
    },
  },
  guards: {
    notOneself: async ({ records, viewer }) =>
      records.map((each) => (each.id === viewer.id ? new Refusal('notOneself', 'guards.notOneself') : undefined)),
    notBarred: async ({ tx, input, records }) => {
      const { rows } = await sql<{
        status: string
      }>`select status from members_standing where id = ${typeof input?.['member'] === 'string' ? input['member'] : '0'}`.execute(tx)
      return records.map(() => (rows[0]?.status === 'BARRED' ? new Refusal('notBarred', 'guards.notBarred', ['They']) : undefined))
    },
  },
  derived: { loansOf: (own) => sql`(select count(*)::int from loans where loans.book_id = ${own}.id)` },
}

export const openLibrary = (): Promise<Workbench> => {
  const { product, folder } = makeProduct(library, customs)
  return openWorkbench(product, folder)
}

/** With what fillLibrary puts in, and the librarian who did. */
export const openFilledLibrary = async (): Promise<{ readonly bench: Workbench; readonly librarian: Caller }> => {
  const bench = await openLibrary()
  await fillLibrary(bench)
  return { bench, librarian: bench.callerOf('librarian', '1') }
}
