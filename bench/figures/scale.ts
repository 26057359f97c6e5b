// `npm run generate` on products of 15, 150 and 1,500 entities, beside graphql-codegen's own command on the same documents. BENCH_ENTITIES names other sizes.
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { makeCopy } from '../../tests/drill/makeCopy.ts'
import type { Figure, Row } from '../Figure.ts'
import { keptFile } from './generate.ts'
import { fillSpecs } from '../house/fillSpecs.ts'
import { startProcess } from '../house/runProcess.ts'
import { median, minimum, sample, timed } from '../statistics.ts'

interface Measured {
  readonly entities: number
  readonly ours: readonly number[]
  readonly theirs: readonly number[]
  /** The most that each held at once, in MB; undefined where the system does not tell. */
  readonly memory: { readonly ours?: number | undefined; readonly theirs?: number | undefined }
}

const peakOf = (pid: number | undefined): number | undefined => {
  try {
    const found = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return found === undefined ? undefined : Number(found) / 1_000
  } catch {
    return undefined
  }
}

/** What customs begin with that the specs name: without them a product does not generate. */
const writeCustoms = async (folder: string): Promise<void> => {
  const running = startProcess(folder, ['scripts/generate.mjs'])
  await running.ended
  const names = [...running.said().matchAll(/"(\w+)" is named here among/g)].map(([, name = '']) => name)
  await runWhole(folder, ['scripts/generate.mjs', 'new', 'custom', ...new Set(names)])
}

/** @returns the most memory it held, looked at while it runs. @throws Error with what it said where it fails */
const runWhole = async (folder: string, args: readonly string[]): Promise<number | undefined> => {
  const running = startProcess(folder, args)
  let most: number | undefined
  const looking = setInterval(() => (most = peakOf(running.child.pid) ?? most), 50)
  const code = await running.ended
  clearInterval(looking)
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}:\n${running.said().slice(0, 2_000)}`)
  return most
}

const measureOne = async (entities: number, runs: number): Promise<Measured> => {
  const copy = makeCopy()
  try {
    fillSpecs(copy, entities)
    const generate = (): Promise<number | undefined> => runWhole(copy.folder, ['scripts/generate.mjs'])
    // The first of all builds the bundle, the next keep what V8 compiled.
    await writeCustoms(copy.folder)
    await generate()
    const memory: { ours?: number | undefined; theirs?: number | undefined } = {}
    const ours = await sample(runs, () =>
      timed(async () => {
        rmSync(join(copy.folder, keptFile))
        memory.ours = await generate()
      }),
    )
    const codegen = ['node_modules/@graphql-codegen/cli/cjs/bin.js', '--config', 'codegen.ts']
    const theirs = await sample(runs, () => timed(async () => void (memory.theirs = await runWhole(copy.folder, codegen))))
    return { entities, ours, theirs, memory }
  } finally {
    copy.remove()
  }
}

/** How the time grows with the size: 1 is in proportion. */
const exponent = (less: Measured, more: Measured): number =>
  Math.log(minimum(more.ours) / minimum(less.ours)) / Math.log(more.entities / less.entities)

const rowsOf = (each: Measured, before: Measured | undefined, last: boolean): readonly Row[] => {
  const { entities, ours, theirs, memory } = each
  const what = `generate, ${entities.toLocaleString('en')} entities, cold process`
  const held = memory.ours === undefined || memory.theirs === undefined ? undefined : { ours: memory.ours, theirs: memory.theirs }
  const beside = `graphql-codegen's CLI alone: ${Math.round(minimum(theirs))} / ${Math.round(median(theirs))} ms${held ? `; ours holds ${Math.round(held.ours)} MB at most, the CLI ${Math.round(held.theirs)} MB` : ''}`
  const asked = last
    ? {
        reach: '<= 1.25 x codegen in time and memory',
        met: minimum(ours) <= 1.25 * minimum(theirs) && (held === undefined || held.ours <= 1.25 * held.theirs),
      }
    : {}
  const time: Row = { what, unit: 'ms', samples: ours, beside, ...asked }
  if (!before) return [time]
  const grows = exponent(before, each)
  return [
    time,
    {
      what: `growth of its time from ${before.entities} to ${entities.toLocaleString('en')}, as an exponent`,
      unit: 'x',
      samples: [grows],
      reach: '<= 1.1',
      met: grows <= 1.1,
    },
  ]
}

export const scaleFigure: Figure = {
  name: 'scale',
  measure: async ({ runs }): Promise<readonly Row[]> => {
    const sizes = (process.env['BENCH_ENTITIES'] ?? '15,150,1500').split(',').map(Number)
    const measured: Measured[] = []
    for (const [at, size] of sizes.entries()) measured.push(await measureOne(size, at === 2 ? Math.min(runs, 2) : runs))
    return measured.flatMap((each, at) => rowsOf(each, measured[at - 1], at === measured.length - 1))
  },
}
