// `npm run dev`: generator, console and server, each following its own sources, with the name of each before its lines.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { engine, fileOf, house } from './house.mjs'
import { install } from './install.mjs'
import { ownImports } from './product.mjs'
import { leaveSignalsAlone } from './run.mjs'

const unknown = process.argv.slice(2).find((each) => each !== '--go-back')
if (unknown !== undefined) {
  console.error(`npm run dev [-- [--product FOLDER] [--go-back]]: ${unknown} is not known`)
  process.exit(1)
}
await install()
leaveSignalsAlone()

// Drops, at each start of the server, what only specs that were taken back had.
const goBack = process.argv.includes('--go-back') ? ['--go-back'] : []

const names = ownImports ? [] : ['--import', new URL('resolveProduct.mjs', import.meta.url).href]

const parts = {
  generate: [join(engine, 'scripts/generate.mjs'), '--watch'],
  console: [fileOf('vite', 'bin/vite.js'), '--config', join(engine, 'vite.config.ts')],
  server: [fileOf('tsx', 'dist/cli.mjs'), 'watch', '--clear-screen=false', ...names, join(engine, 'server/main.ts'), '--draft', ...goBack],
}
// The browser talks to vite, which passes on to the server; so that is the origin the server must expect.
const consolePort = process.env['CONSOLE_PORT'] || '5173'
const env = {
  ORIGIN: `http://localhost:${consolePort}`,
  PORT: '8080',
  ...process.env,
  CONSOLE_PORT: consolePort,
  NODE_ENV: 'development',
  FORCE_COLOR: '1',
}
const running = new Set()
let ending = false

for (const [name, args] of Object.entries(parts)) {
  const child = spawn(process.execPath, args, { cwd: house, env, stdio: ['ignore', 'pipe', 'pipe'] })
  running.add(child)
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => console.log(`${name.padEnd(8)} | ${line}`))
  child.on('close', (code) => {
    running.delete(child)
    if (!ending) {
      console.log(`${name.padEnd(8)} | ended (${code})`)
      process.exitCode = code || 1
    }
    end('SIGTERM')
  })
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(signal))

/** One part ending ends all. */
function end(signal) {
  if (ending) return
  ending = true
  for (const child of running) child.kill(signal)
}
