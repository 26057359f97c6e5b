// Every ordered pair of pay, decline, undo and generate by two staff at the same instant (M02, M06, M17): one wins, and what comes of it
// is what comes of it one after the other, in one order or the other.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { amount } from '../run/amount.ts'
import { checkStorm } from './storm/checkStorm.ts'
import { inTurn, openRing, setUp, together, type Deed, type Ring, type Start } from './storm/duels.ts'
import { openStorm, type Storm } from './storm/openStorm.ts'

const repeats = amount(4, 50)
let storm: Storm
let ring: Ring

beforeAll(async () => {
  storm = await openStorm(2, repeats, undefined, 5_000_000n)
  ring = await openRing(storm)
})
afterAll(() => storm.stop())

const starts: Readonly<Record<Deed, readonly Start[]>> = {
  pay: ['NEW'],
  decline: ['NEW'],
  undo: ['PAID', 'DECLINED'],
  generate: ['DECLINED'],
}
const deeds = Object.keys(starts) as readonly Deed[]
const cases = deeds.flatMap((first) => starts[first].flatMap((start) => deeds.map((second) => [first, second, start] as const)))

const serialResults = async (first: Deed, second: Deed, start: Start): Promise<ReadonlySet<string>> => {
  const [one = '', other = ''] = storm.creators
  const results = [
    await inTurn(ring, await setUp(ring, one, start), [first, second], 0),
    await inTurn(ring, await setUp(ring, other, start), [first, second], 1),
  ]
  return new Set(results)
}

const lanes = 6

it.each(cases)('%s and %s of one that is %s', async (first, second, start) => {
  const serial = await serialResults(first, second, start)
  const results: Record<string, number> = {}
  const left = [...storm.creators]
  const work = async (): Promise<void> => {
    for (let creator = left.pop(); creator !== undefined; creator = left.pop()) {
      const result = await together(ring, await setUp(ring, creator, start), [first, second])
      results[result] = (results[result] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: lanes }, work))
  console.log(`${first} + ${second} of ${start}: ${JSON.stringify(results)}`)
  expect(Object.keys(results).filter((each) => !serial.has(each))).toEqual([])
  expect(Object.values(results).reduce((sum, each) => sum + each, 0)).toBe(repeats)
})

it('leaves sound money, and every answer was true', async () => {
  const { faults } = await checkStorm(storm.world.db, storm.sql, ring.told)
  expect(faults).toEqual([])
  const conflicts = ring.told.flatMap(({ outcome }) => (outcome?.__typename === 'PayoutRequestConflict' ? [outcome.current] : []))
  expect(conflicts.length).toBeGreaterThan(repeats)
  expect(conflicts.every((each) => each !== undefined && each.version > 1)).toBe(true)
})
