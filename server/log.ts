// Lines of JSON on stdout, one an event. An error that a person sees carries the id that stands in its line.
import { randomBytes } from 'node:crypto'

export type LogLevel = 'info' | 'warn' | 'error'
export type LogFacts = Readonly<Record<string, string | number | boolean | undefined>>

/** Where lines go; tests read them instead. */
export const logLines = {
  write: (line: string): void => {
    process.stdout.write(`${line}\n`)
  },
}

/** Writes one line. JSON escapes line ends, so nobody can forge a second one. */
export const log = (level: LogLevel, says: string, facts: LogFacts = {}): void =>
  logLines.write(JSON.stringify({ time: new Date().toISOString(), level, says, ...facts }))

/** Writes what broke, with its stack, and returns the id to show instead. */
export const logFault = (says: string, error: unknown, facts: LogFacts = {}): string => {
  const id = randomBytes(6).toString('hex')
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  log('error', says, { ...facts, id, message, stack })
  return id
}
