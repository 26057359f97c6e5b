// What vitest's reports say (tests/run/jsonReport.ts): how many passed and failed, and what failed, in lines.
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { house } from './house.mjs'

export function countsIn(file) {
  const { numPassedTests, numFailedTests } = resultsIn(file)
  return { passed: numPassedTests, failed: numFailedTests }
}

/** Files that did not load, and tests, each with the first lines of why; at last what no test can be blamed for. */
export function failedIn(report) {
  const { testResults, unhandled = [] } = resultsIn(report)
  return [...testResults.flatMap(failedOf), ...unhandled.flatMap((each) => ['  an error outside of any test', ...headOf(each)])]
}

/** A report that is not there, or not whole, is a failure. */
export function resultsIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return { numPassedTests: 0, numFailedTests: 1, testResults: [] }
  }
}

function failedOf({ name, status, message, assertionResults }) {
  const tests = assertionResults.filter((each) => each.status === 'failed')
  const file = relative(house, name)
  if (tests.length > 0)
    return tests.flatMap((each, at) => [`  ${file}: ${each.fullName}`, ...headOf(each.failureMessages.join('\n')), ...shownIn(each, at)])
  return status === 'failed' ? [`  ${file}`, ...headOf(message)] : []
}

/** The screen, where the first of a file failed: the others often fail by it. */
function shownIn({ meta }, at) {
  return at === 0 && meta?.shown ? ['      shown:', ...headOf(meta.shown)] : []
}

function headOf(text) {
  return stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('/node_modules/'))
    .slice(0, 12)
    .map((line) => `      ${line.slice(0, 300)}`)
}
