// Refusals in the audit: each has its line, and those beyond sixty a minute, of one person at one address, are counted in one.
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { openRefusals } from '../../server/audit/refusals.ts'
import { addMember } from './records/fillLibrary.ts'
import { openFilledLibrary } from './records/libraryBench.ts'
import type { Workbench } from './records/workbench.ts'

let bench: Workbench

beforeAll(async () => ({ bench } = await openFilledLibrary()).bench.stop)

it.each([
  [60, undefined],
  [61, 1],
  [75, 15],
])('of %i refusals in a minute counts those beyond sixty in one line (%s)', async (times, over) => {
  const ip = `203.0.113.${times}`
  const nobody = { ...bench.callerOf('librarian', '9', []), ip }
  const id = await addMember(bench, `flood${times}@example.com`)
  for (let at = 0; at < times; at += 1)
    await bench.run(nobody, 'membersUpdate', { id, version: 1, patch: { name: 'x' } }).catch(() => undefined)
  await bench.flush()
  expect(
    await bench.sql('select rule, count(*)::int as n, sum(count)::int as all from audit_record where ip = $1 group by rule order by rule', [
      ip,
    ]),
  ).toEqual([...(over === undefined ? [] : [{ rule: 'flood', n: 1, all: over }]), { rule: 'right', n: 60, all: 60 }])
})

it('counts those of one person together, and never under the name of another from the same address', async () => {
  const refusals = openRefusals(bench.database.db, (error) => console.error(error))
  const ip = '203.0.113.201'
  const refused = { ip, action: 'update', operation: 'membersUpdate', entity: 'Member', part: '', rule: 'right' }
  const member = { ...bench.callerOf('member', '77', []), ip }
  const note = (times: number, actor?: typeof member): void => {
    for (let at = 0; at < times; at += 1) refusals.note({ ...refused, actor })
  }
  note(60)
  note(5, member)
  note(1)
  await refusals.flush()
  expect(
    await bench.sql('select actor, sum(count)::int as count from audit_record where ip = $1 group by actor order by actor', [ip]),
  ).toEqual([
    { actor: '77', count: 5 },
    { actor: null, count: 61 },
  ])
})

it('tells those beyond sixty once their minute is over, though nobody is refused any more', async () => {
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const refusals = openRefusals(bench.database.db, (error) => console.error(error))
  const ip = '203.0.113.200'
  const refused = { actor: undefined, ip, action: 'update', operation: 'membersUpdate', entity: 'Member', part: '', rule: 'right' }
  for (let at = 0; at < 75; at += 1) refusals.note(refused)
  // A minute of the set clock is none of the connections'.
  await expect.poll(refusals.waiting).toBe(0)
  vi.advanceTimersByTime(60_000)
  vi.useRealTimers()
  const over = () => bench.sql("select rule, count from audit_record where ip = $1 and rule = 'flood'", [ip])
  await expect.poll(over).toEqual([{ rule: 'flood', count: 15 }])
})
