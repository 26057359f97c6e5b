// Lines of JSON on stdout, one an event. An error that a person sees carries the id that stands in its line. What clients can cause is bounded, whoever writes it.
import { randomBytes } from 'node:crypto'
import { openLineLimit } from './lineLimit.ts'

export type LogLevel = 'info' | 'warn' | 'error'
export type LogFacts = Readonly<Record<string, string | number | boolean | undefined>>

/** Where lines go; tests read them instead. */
export const logLines = {
  write: (line: string): void => {
    process.stdout.write(`${line}\n`)
  },
}

/** Characters of one text: what a database says of a value repeats it. */
const maxText = 4_000
const cut = (text: string): string => (text.length > maxText ? `${text.slice(0, maxText)}…` : text)

const write = (level: LogLevel, says: string, facts: LogFacts): void => {
  const short = Object.entries(facts).map(([name, value]) => [name, typeof value === 'string' ? cut(value) : value] as const)
  logLines.write(JSON.stringify({ time: new Date().toISOString(), level, says, ...Object.fromEntries(short) }))
}

const limit = openLineLimit((of, count) => write('warn', 'lines were left out', { of, count }))

/**
 * Writes one line. JSON escapes line ends, so nobody can forge a second one.
 * @param says the same text for the same event, whatever it is about: so many of it a minute are written, the rest is counted
 */
export const log = (level: LogLevel, says: string, facts: LogFacts = {}): void => {
  if (limit.admits(says)) write(level, says, facts)
}

/** Writes what broke, with its stack, and returns the id to show instead. */
export const logFault = (says: string, error: unknown, facts: LogFacts = {}): string => {
  const id = randomBytes(6).toString('hex')
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  log('error', says, { ...facts, id, message, stack })
  return id
}

/** Before the process ends: tells what is still only counted. */
export const flushLog = (): void => limit.flush()
