// A whole process, from its start to its end.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

export interface Running {
  readonly child: ChildProcess
  readonly said: () => string
  readonly ended: Promise<number | null>
}

/** Nothing of what npm and this process were started with reaches it. */
const environment = (more: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_|BENCH_|CI$)/.test(name))),
  ...more,
})

export const startProcess = (folder: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Running => {
  const child = spawn(process.execPath, args, { cwd: folder, env: environment(env), stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  return { child, said: () => said, ended: once(child, 'close').then(([code]) => code as number | null) }
}

/** @returns milliseconds. @throws Error with what it said where it fails */
export const timeProcess = async (folder: string, args: readonly string[]): Promise<number> => {
  const began = performance.now()
  const running = startProcess(folder, args)
  const code = await running.ended
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}:\n${running.said()}`)
  return performance.now() - began
}
