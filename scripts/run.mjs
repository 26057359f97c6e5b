// Runs a command and waits for it; whatever ends this process ends the command too.
import { spawn } from 'node:child_process'
import './followNpm.mjs'
import { house } from './house.mjs'

const children = new Set()
let ending = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, endAll)

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>} exit code; 1 when it ended by a signal
 */
export function run(command, args, options = {}) {
  const child = spawn(command, args, { cwd: house, stdio: 'inherit', ...options })
  children.add(child)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      children.delete(child)
      // Whoever waits for it would begin the next one, which nobody ends.
      if (!ending) resolve(code ?? 1)
      else if (children.size === 0) process.exit()
    })
  })
}

/** Runs a command line tool of the project's own packages, by its file: no shell and no search path is needed. */
export function runNode(file, args, options) {
  return run(process.execPath, [file, ...args], options)
}

/** From here on signals are somebody else's (the server's own) concern. */
export function leaveSignalsAlone() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(signal, endAll)
}

function endAll(signal) {
  ending = true
  for (const child of children) child.kill(signal)
  process.exitCode = 130
  if (children.size === 0) process.exit()
  // What does not listen is ended for good; nothing of ours stays behind.
  setTimeout(() => {
    for (const child of children) child.kill('SIGKILL')
    process.exit()
  }, 10_000).unref()
}
