// Runs a script of a house as a process and gathers what it says.
import { spawn } from 'node:child_process'
import { once } from 'node:events'

export function runScript(folder: string, command: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const [first = '', ...args] = command
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_|VITEST|TEST|CI$)/.test(name)))
  const child = spawn(first, args, { cwd: folder, env: { ...inherited, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, said }))
  return { ended, said: () => said, kill: (signal: NodeJS.Signals) => child.kill(signal) }
}

/** Where a server of a test's own listens: one that takes any port that is free says which. */
export const portSaid = (said: string): string | undefined => /"port":(\d+)\}/.exec(said)?.[1]
