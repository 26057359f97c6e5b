// `npm test`: everything that is examined, each step named with its time. The last line is `N passed, N failed`.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { house } from './house.mjs'
import { install } from './install.mjs'
import { runNode } from './run.mjs'

const reports = join(house, 'node_modules/.cache/concord/reports')

// No more checkers than cores: each resolves the packages' types by itself.
const steps = [
  ['generated files are up to date', ['scripts/generate.mjs', '--check']],
  ['types', ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.', '--checkers', String(Math.min(4, cpus().length))]],
  ['lint', ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings']],
  ['format', ['node_modules/oxfmt/bin/oxfmt', '--check']],
  ['nothing unused', ['node_modules/knip/bin/knip.js']],
  vitest('unit'),
  vitest('database'),
  vitest('browser'),
]

await step('packages', async () => (await install(), true))
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const total = { passed: 0, failed: 0 }
for (const [name, args, report] of steps) {
  const good = await step(name, async () => (await runNode(args[0], args.slice(1), { env: { ...process.env, NODE_ENV: 'test' } })) === 0)
  const counted = report ? countsIn(report) : { passed: 0, failed: 0 }
  total.passed += counted.passed
  // A step that fails without a failing test (types, lint, a file that does not load) counts as one.
  total.failed += Math.max(counted.failed, good ? 0 : 1)
}
if (total.failed > 0) process.exitCode = 1
console.log(`\n${total.passed} passed, ${total.failed} failed`)

function vitest(project) {
  const report = join(reports, `${project}.json`)
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return [`tests: ${project}`, ['node_modules/vitest/vitest.mjs', ...args], report]
}

async function step(name, work) {
  console.log(`\n== ${name}`)
  const began = performance.now()
  const good = await work()
  console.log(`== ${name}: ${good ? 'good' : 'FAILED'} (${((performance.now() - began) / 1000).toFixed(1)} s)`)
  return good
}

function countsIn(file) {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'))
    return { passed: numPassedTests, failed: numFailedTests }
  } catch {
    return { passed: 0, failed: 1 }
  }
}
