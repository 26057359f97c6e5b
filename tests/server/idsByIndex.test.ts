// What looks a record up by its id goes by the index of its key, on the busiest ways: at each socket, each few seconds, with each conflict.
import pg from 'pg'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { named } from '../../language/named.ts'
import { findSubject } from '../../server/authorize/findSubject.ts'
import { openSecrets } from '../../server/kit.ts'
import { peopleOf, type People } from '../../server/session/people.ts'
import { cre, openMoney, type Money } from './money/openMoney.ts'

let money: Money
let owner: pg.Client
let people: People

beforeAll(async () => {
  money = await openMoney()
  people = peopleOf(money.database, money.product)
  owner = new pg.Client({ connectionString: money.ownerUrl })
  await owner.connect()
  for (const off of ['seqscan', 'hashjoin', 'mergejoin']) await owner.query(`set enable_${off} = off`)
})
afterAll(async () => {
  await owner.end()
  await money.stop()
})

interface Node {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Cond'?: string
  readonly 'Recheck Cond'?: string
  readonly Filter?: string
  readonly Plans?: readonly Node[]
}

/** By an index alone, and no key of it only compared once its row is read. */
const goesByIndex = (node: Node): boolean =>
  (node['Index Cond'] ?? node['Recheck Cond']) !== undefined && !/\b(id|key)\)::text/.test(node.Filter ?? '')

/** Tables of which a plan reads more than the rows it is about, be it along an index. */
const readWhole = (node: Node): readonly string[] => [
  ...(node['Node Type'].includes('Scan') && node['Relation Name'] !== undefined && !goesByIndex(node) ? [node['Relation Name']] : []),
  ...(node.Plans ?? []).flatMap(readWhole),
]

interface Sent {
  readonly text?: string
  readonly values?: readonly unknown[]
}

/** What these statements, of all that is sent meanwhile, read whole. */
const wholeIn = async (sends: RegExp, doing: () => Promise<unknown>): Promise<readonly string[]> => {
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  onTestFinished(() => sent.mockRestore())
  await doing()
  const calls = sent.mock.calls as unknown as readonly (readonly [string | Sent, Sent['values']?])[]
  const all = calls.map(([asked, values]): Sent => (typeof asked === 'string' ? { text: asked, ...(values && { values }) } : asked))
  sent.mockRestore()
  const found: string[] = []
  let seen = 0
  for (const { text = '', values = [] } of all.filter((each) => sends.test(each.text ?? ''))) {
    const { rows } = await owner.query<{ 'QUERY PLAN': readonly [{ Plan: Node }] }>(`explain (format json) ${text}`, [...values])
    found.push(...rows.flatMap((row) => readWhole(row['QUERY PLAN'][0].Plan)))
    seen += 1
  }
  if (seen === 0) throw new Error(`nothing was sent like ${sends}`)
  return found
}

it('the people of sessions, and whom nobody can be', async () => {
  const id = await money.person('manager')
  expect(await wholeIn(/^select .* from "users"/, () => people.byIds([id]))).toEqual([])
  const found = await people.byIds(['', 'x', '-1', id, '1e3', '99999999999999999999'])
  expect(found.map((each) => each.id)).toEqual([id])
})

it('who logs in', async () => {
  const id = await money.person('manager')
  expect(await wholeIn(/^update "users/, () => people.noteLogin(id, '192.0.2.7'))).toEqual([])
  const [kept] = await people.byIds([id])
  expect(Object.values(kept?.account ?? {})).toContain('192.0.2.7')
})

it('whom a record is about', async () => {
  const [pauses, entity] = [named(money.product.operations, 'runsPause'), named(money.product.entities, 'Run')]
  if (!pauses || !entity) throw new Error('there are no runs')
  const find = (id: string) => findSubject(money.database.pool, pauses, entity, { id })
  expect(await wholeIn(/"subject"/, () => find('1'))).toEqual([])
  expect(await Promise.all(['', 'x', '-1', '99999999999999999999'].map(find))).toEqual([undefined, undefined, undefined, undefined])
})

it('the record of a conflict, for who changed it last', async () => {
  const id = await money.person('member')
  const conflict = () => money.act(money.admin, 'usersDisable', id, { disabledReason: 'why' }, { version: 7 })
  expect(await wholeIn(/own\.id/, conflict)).toEqual([])
})

it('a secret', async () => {
  const place = { entity: 'PaymentSystem', part: 'merchant', field: 'secret' }
  const open = () => money.within((work) => openSecrets(work, place, ['1', 'x']))
  expect(await wholeIn(/"payment_systems_merchant"/, open)).toEqual([])
})

it('the key under which a correction keeps what it means', async () => {
  const id = await money.person('member')
  const correct = () =>
    money.act(money.admin, 'manualTransactionsCreateFor', id, { account: 'WALLET', amount: cre('1.00'), comment: 'why' })
  expect(await wholeIn(/update operation_key set intent|select 1 from operation_key/, correct)).toEqual([])
})
