// The sorts of tests: unit and components (no services), database (real PostgreSQL), browser (real Chromium against the running console), library (a second product), long (what tries the tests).
import { defineConfig } from 'vitest/config'
import { engine } from './scripts/house.mjs'
import { licences } from './scripts/listLicences.ts'
import { importsOf } from './scripts/product.mjs'

const database = ['tests/server/**/*.test.{ts,tsx}', 'tests/access/**/*.test.{ts,tsx}']
const browser = ['tests/browser/**/*.test.{ts,tsx}']
// Hooks and pieces of screens: React and the console keep state in their modules, so each file has them to itself.
const components = ['tests/records/**/*.test.ts', 'tests/shell/**/*.test.ts', 'tests/custom/**/*.test.tsx']
// Runs other tests (only in npm run test:long).
const long = ['tests/long/**/*.test.ts']
// The engine under another product: the gate and the menus beside the oracle, which reads that product's specs.
const library = ['bites', 'cells', 'counts', 'failClosed', 'menus', 'oracle'].map((name) => `tests/access/${name}.test.ts`)
const exclude = ['**/node_modules/**', '**/dist/**']
const globalSetup = 'tests/run/runFolder.ts'
// What the windows of a test that failed showed.
const setupFiles = 'tests/browser/story/tellFailure.ts'
// What is waited for comes late on a busy machine, never never: these only end what hangs.
const patient = {
  testTimeout: 600_000,
  hookTimeout: 600_000,
  globalSetup,
  expect: { poll: { timeout: 120_000 } },
  // A worker hands lines of the console on by a call of its own: one that nobody had answered at a file's end ended a run with 1.
  disableConsoleIntercept: true,
}
// graphql has two builds; who checks with instanceof must have the one that the server has.
const server = { deps: { inline: ['graphql-ws'] } }
// A worker loads the server once for all its files: what a file starts, it stops.
const slow = {
  isolate: false,
  exclude,
  server,
  ...patient,
}

export default defineConfig({
  test: {
    passWithNoTests: false,
    // One sort after the other.
    projects: [
      {
        // graphql has two builds; what node loads by itself (graphql-codegen) has this one, so the generator gets it too.
        resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...exclude, ...components, ...database, ...browser, ...long],
          // Functions of the generator and the language: loading them (ts-morph, graphql) anew for each file took a third of the time.
          isolate: false,
          ...patient,
          sequence: { groupOrder: 0 },
        },
      },
      // Their customs come by the console's kit, which knows of its build.
      {
        plugins: [licences(engine)],
        define: { __VERSION__: '"0.0.0"', __BUILT__: '"2026-01-01T00:00:00Z"' },
        test: {
          name: 'components',
          include: components,
          setupFiles: 'tests/run/loadWhole.ts',
          exclude,
          ...patient,
          sequence: { groupOrder: 0 },
        },
      },
      {
        resolve: { alias: importsOf('examples/library') },
        test: {
          name: 'library',
          include: library,
          exclude,
          isolate: false,
          server,
          ...patient,
          env: { PRODUCT: 'examples/library' },
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...slow,
          name: 'database',
          include: database,
          setupFiles: 'tests/run/patientSignals.ts',
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...slow,
          name: 'browser',
          include: browser,
          setupFiles: [setupFiles, 'tests/run/patientSignals.ts'],
          // A window waits a good part of its time: three keep two cores at work.
          maxWorkers: 3,
          // Each window more is one more login and one more cold cache, and two keep a worker at work.
          maxConcurrency: 2,
          sequence: { groupOrder: 2 },
        },
      },
      { test: { ...slow, name: 'long', include: long, setupFiles, maxWorkers: 1, testTimeout: 3_600_000, sequence: { groupOrder: 3 } } },
    ],
  },
})
