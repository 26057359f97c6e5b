// `npm run bench [-- figure …]`: measures, prints tables and keeps each in its chapter of bench/figures.md, with machine and day; those not asked for stay as they are. BENCH_RUNS samples of each (5), BENCH_ROWS rows in the long list (100,000).
import { cpus } from 'node:os'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Figure, Row } from './Figure.ts'
import { deskFigure } from './figures/desk.ts'
import { firstLoadFigure } from './figures/firstLoad.ts'
import { firstRowFigure } from './figures/firstRow.ts'
import { generateFigure } from './figures/generate.ts'
import { heardFigure } from './figures/heard.ts'
import { listsFigure } from './figures/lists.ts'
import { payoutsFigure } from './figures/payouts.ts'
import { runsFigure } from './figures/runs.ts'
import { scaleFigure } from './figures/scale.ts'
import { shareFigure } from './figures/share.ts'
import { startAgainFigure } from './figures/startAgain.ts'
import { typeCheckFigure } from './figures/typeCheck.ts'
import { watchFigure } from './figures/watch.ts'
import { openHouse, type BenchHouse } from './house/openHouse.ts'
import { chapterOf, withChapter } from './markdown.ts'

/** What changes the copy's data stands last. */
const figures: readonly Figure[] = [
  shareFigure,
  generateFigure,
  watchFigure,
  scaleFigure,
  typeCheckFigure,
  startAgainFigure,
  firstLoadFigure,
  firstRowFigure,
  payoutsFigure,
  runsFigure,
  listsFigure,
  heardFigure,
  deskFigure,
]

const numberOf = (name: string, otherwise: number): number => {
  const given = Number(process.env[name] ?? otherwise)
  if (!Number.isInteger(given) || given < 1) throw new Error(`${name} is a whole number from 1 on, not '${process.env[name]}'`)
  return given
}

const chosen = (names: readonly string[]): readonly Figure[] => {
  const unknown = names.filter((name) => !figures.some((each) => each.name === name))
  if (unknown.length > 0) throw new Error(`no figure is called ${unknown.join()}; there are ${figures.map((each) => each.name).join(', ')}`)
  return names.length === 0 ? figures : figures.filter((each) => names.includes(each.name))
}

/** One that fails does not hide the others. */
const measureOne = async (house: BenchHouse, { name, measure }: Figure): Promise<readonly Row[]> => {
  const began = performance.now()
  try {
    return await measure(house)
  } catch (error) {
    process.exitCode = 1
    console.error(`${name} could not be measured:`, error)
    return [{ what: `${name}: could not be measured`, unit: 'x', samples: [], met: false }]
  } finally {
    console.error(`${name}: ${((performance.now() - began) / 1_000).toFixed(1)} s`)
  }
}

const names = figures.map(({ name }) => name)
const file = fileURLToPath(new URL('figures.md', import.meta.url))

const main = async (): Promise<void> => {
  const wanted = chosen(process.argv.slice(2))
  const machine = `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}`
  const house = openHouse(numberOf('BENCH_RUNS', 5), numberOf('BENCH_ROWS', 100_000))
  try {
    for (const figure of wanted) {
      const chapter = chapterOf(figure.name, machine, await measureOne(house, figure))
      console.log(chapter)
      writeFileSync(file, withChapter(readFileSync(file, 'utf8'), figure.name, chapter, names))
    }
  } finally {
    await house.close()
  }
}

await main()
