// A tiny process whose input only the server holds: when the server is gone, however it went, it stops PostgreSQL.
import { spawn } from 'node:child_process'
import { log } from '../../log.ts'

const posix = [
  'cat >/dev/null',
  'kill -INT "$1" 2>/dev/null',
  // Its socket's lock file tells when it is gone; the process number may stay, where nobody collects ended processes.
  'n=0; while [ -e "$2/.s.PGSQL.5432.lock" ] && [ $n -lt 400 ]; do sleep 0.05; n=$((n+1)); [ $n = 200 ] && kill -QUIT "$1"; done',
  'rm -rf "$2"',
].join('\n')

const windows = `process.stdin.resume().on('end', () => { try { process.kill(Number(process.argv[1]), 'SIGINT') } catch {} })`

/** @returns ends the watch without stopping anything */
export function watch(pid: number, socketFolder: string): () => void {
  const [command, args] =
    process.platform === 'win32'
      ? [process.execPath, ['-e', windows, String(pid)]]
      : ['/bin/sh', ['-c', posix, 'concord-watchdog', String(pid), socketFolder]]
  // Detached: Ctrl-C in the terminal reaches the server alone, which stops things in their order.
  const child = spawn(command, args, {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    env: { PATH: process.env['PATH'] ?? '/usr/bin:/bin' },
    cwd: '/',
  })
  // It goes on without: what the watch is for, a server that is killed, seldom comes.
  child.on('error', ({ message: why }) => log('error', 'nobody watches what becomes of PostgreSQL without its server', { why }))
  child.unref()
  // Of a process that could not be started it is not even null.
  if (child.stdin && 'unref' in child.stdin && typeof child.stdin.unref === 'function') child.stdin.unref()
  child.stdin?.on('error', () => undefined)
  return () => void child.kill('SIGKILL')
}
