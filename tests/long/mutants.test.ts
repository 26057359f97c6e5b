// Faults that chance plants where rights and money are decided, one after the other, and how many of them the tests of that place find. The log names the others.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { randomOf } from '../../demo/random.ts'
import { house } from '../architecture/listSources.ts'
import { makeCopy, type Copy } from '../drill/makeCopy.ts'
import { seed } from '../run/amount.ts'
import { areas } from './mutants/areas.ts'
import { mutate, type Mutant } from './mutants/mutate.ts'
import { isSame, sameAsWritten, type Same } from './mutants/sameAsWritten.ts'

/** Of each area; MUTANTS says another number, for whoever works on one. */
const most = Number(process.env['MUTANTS'] ?? '34')
/** What takes so many times as long as without a fault goes on for ever, and is found, too. */
const timesAsLong = 5
const longestMs = 300_000
const projects = ['unit', 'components', 'database'].flatMap((each) => ['--project', each])

/** What is not found is gone through name by name: a test is missing, or it does the same as what was written (sameAsWritten.ts). */
const reached = 0.9

let copy: Copy
let [planted, found] = [0, 0]

beforeAll(() => {
  copy = makeCopy()
})
afterAll(() => {
  copy?.remove()
  console.error(`${found} of ${planted} planted faults were found; seed ${seed}`)
})

/** Whether the tests are content by then, with this fault or with none. */
const content = async (tests: readonly string[], patienceMs: number, mutant?: Mutant): Promise<boolean> => {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^VITEST|^TEST_|^TESTS$/.test(name)))
  const child = spawn(process.execPath, [join(house, 'node_modules/vitest/vitest.mjs'), 'run', '--bail', '1', ...projects, ...tests], {
    cwd: copy.folder,
    env: { ...env, ...(mutant && { __STRYKER_ACTIVE_MUTANT__: mutant.id }) },
    stdio: 'ignore',
    detached: true,
  })
  const late = setTimeout(() => process.kill(-(child.pid ?? 0), 'SIGKILL'), patienceMs)
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  clearTimeout(late)
  return code === 0
}

const some = (all: readonly Mutant[]): readonly Mutant[] => {
  const random = randomOf(seed)
  return all
    .map((each) => ({ each, at: random.next() }))
    .toSorted((one, other) => one.at - other.at)
    .slice(0, most)
    .map(({ each }) => each)
}

const isOf = ({ file }: Same, of: readonly string[]): boolean => of.some((path) => file === path || file.startsWith(`${path}/`))

it('what is not planted is of a place where faults are', () => {
  expect(sameAsWritten.filter((each) => !Object.values(areas).some(({ of }) => isOf(each, of)))).toEqual([])
})

it.each(Object.entries(areas))('%s', { timeout: 14_400_000 }, async (name, { of, by }) => {
  const { mutants, restore } = await mutate(copy, of)
  onTestFinished(restore)
  const began = performance.now()
  expect(await content(by, longestMs)).toBe(true)
  const patienceMs = Math.min(longestMs, timesAsLong * (performance.now() - began))
  // A reason for what is written no more would hide what is written now.
  const stale = sameAsWritten.filter((each) => isOf(each, of) && !mutants.some((mutant) => isSame(each, mutant)))
  expect(stale).toEqual([])
  const tried = some(mutants.filter((mutant) => !sameAsWritten.some((each) => isSame(each, mutant))))
  for (const mutant of tried) {
    if (!(await content(by, patienceMs, mutant))) {
      found += 1
      continue
    }
    // At once: the whole takes hours.
    console.error(`not found in ${name}: ${JSON.stringify(mutant)}`)
  }
  planted += tried.length
  expect(tried.length).toBeGreaterThan(0)
})

it('most are found', () => {
  expect(found / planted).toBeGreaterThanOrEqual(reached)
})
