// `npm test`: everything that is examined, each step named with its time. It ends with what failed, by name and
// reason, since of a log of an hour often only the end is kept; the last line is `N passed, N failed`.
// Tests with a database or a browser wait a good part of their time: what needs neither goes on beside them, and is told when it is done.
// `npm test -- NAME …`: only the steps of these names (types, unit …), else the test files whose path has one of them.
// `npm run test:long`: all of it in full (tests/run/amount.ts), and what tries the tests.
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { house } from './house.mjs'
import { products, tsconfigOf } from './product.mjs'
import { install } from './install.mjs'
import { runNode } from './run.mjs'
import { countsIn, failedIn, resultsIn } from './testReports.mjs'

const reports = join(house, 'node_modules/.cache/concord/reports')

const [long, names] = [process.argv.includes('--long'), process.argv.slice(2).filter((each) => each !== '--long')]
// The compilers, written in Go, collect garbage less often: a third of their time for a tenth more memory.
const env = { GOGC: '400', ...process.env, NODE_ENV: 'test', ...(long && { TESTS: 'full' }) }

// One checker: each further one resolves the packages' types by itself, and there is enough else to do beside it.
const compile = (project) => ['node_modules/typescript/bin/tsc', '--noEmit', '-p', project, '--checkers', '1']
/** Vitest's projects that need no service. */
const quick = ['unit', 'components', 'library']
const alone = [
  ['generated files are up to date', ['scripts/generate.mjs', '--check']],
  ...products.map((each) => [`generated files of ${each} are up to date`, ['scripts/generate.mjs', '--product', each, '--check']]),
  ['types', compile('.')],
  // The engine with the tables of another product: not one line of it may know the first.
  ...products.map((each) => [`types with ${each}`, compile(tsconfigOf(each))]),
  ['lint', ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings']],
  ['format', ['node_modules/oxfmt/bin/oxfmt', '--check']],
  ['nothing unused', ['node_modules/knip/bin/knip.js']],
  vitest('unit', quick),
]
const withServices = [vitest('database'), vitest('browser'), ...(long ? [vitest('long')] : [])]
const steps = [...alone, ...withServices]

await step('packages', async () => (await install(), true))
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const total = { passed: 0, failed: 0 }
/** What failed, in lines: a test with the head of its message, else the step. */
const failures = []
const asked = chosen()
const lanes = [alone, withServices].map((lane) => asked.filter((each) => lane.includes(each)))
const beside = lanes.every((lane) => lane.length > 0)
await Promise.all((beside ? lanes : [asked]).map((lane, at) => examine(lane, beside && at === 0)))
if (total.failed > 0) process.exitCode = 1
for (const line of [...slowest(10), '', ...failures]) console.log(line)
console.log(`\n${total.passed} passed, ${total.failed} failed`)

function vitest(name, projects = [name], files = []) {
  const report = join(reports, `${name}.json`)
  const args = [
    'run',
    ...projects.flatMap((each) => ['--project', each]),
    '--reporter=default',
    `--reporter=${join(house, 'tests/run/jsonReport.ts')}`,
    `--outputFile.json=${report}`,
  ]
  return [`tests: ${name}`, ['node_modules/vitest/vitest.mjs', ...args, ...files], report]
}

/** @param gathered its output is told at the end of each step, so that two lanes are not told in one another */
async function examine(lane, gathered) {
  for (const [name, args, report] of lane) {
    const good = await (gathered ? gatheredStep : step)(
      name,
      async (stdio) => (await runNode(args[0], args.slice(1), { env, stdio })) === 0,
    )
    const counted = report ? countsIn(report) : { passed: 0, failed: 0 }
    total.passed += counted.passed
    // A step that fails without a failing test (types, lint, a file that does not load) counts as one.
    total.failed += Math.max(counted.failed, good ? 0 : 1)
    if (!good) failures.push(`FAILED ${name}`, ...(report ? failedIn(report) : []))
  }
}

function chosen() {
  if (names.length === 0) return steps
  const meant = steps.filter(([step]) => names.some((each) => step.includes(each)))
  const all = names.every((each) => steps.some(([step]) => step.includes(each)))
  return all ? meant : [vitest('files', [...quick, 'database', 'browser', ...(long ? ['long'] : [])], names)]
}

/** Files that took longest, beside others where those ran at the same time. */
function slowest(most) {
  const files = existsSync(reports)
    ? readdirSync(reports)
        .filter((each) => each.endsWith('.json'))
        .flatMap((each) => resultsIn(join(reports, each)).testResults)
    : []
  return files
    .map(({ name, startTime, endTime }) => [(endTime - startTime) / 1000, relative(house, name)])
    .toSorted(([one], [other]) => other - one)
    .slice(0, most)
    .map(([seconds, name]) => `${seconds.toFixed(1).padStart(7)} s  ${name}`)
}

async function gatheredStep(name, work) {
  const log = join(reports, `${name.replace(/\W+/g, '-')}.log`)
  const file = openSync(log, 'w')
  const began = performance.now()
  const good = await work(['ignore', file, file])
  closeSync(file)
  console.log(`\n== ${name}\n${readFileSync(log, 'utf8')}`)
  return told(name, good, began)
}

async function step(name, work) {
  console.log(`\n== ${name}`)
  const began = performance.now()
  return told(name, await work('inherit'), began)
}

function told(name, good, began) {
  console.log(`== ${name}: ${good ? 'good' : 'FAILED'} (${((performance.now() - began) / 1000).toFixed(1)} s)`)
  return good
}
