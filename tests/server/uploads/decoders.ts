// The processes that decode for a server, as the machine sees them.
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DecoderProgram } from '../../../server/decoding/DecoderProcess.ts'
import { house } from '../../architecture/listSources.ts'

const read = (pid: string, name: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    return ''
  }
}

/** One that files can break. */
export const spoilt: DecoderProgram = {
  file: join(house, 'tests/server/uploads/spoiltDecoder.ts'),
  execArgv: ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href],
}

/** @param server its process; @returns theirs */
export const decodersOf = (server = process.pid): readonly number[] =>
  readdirSync('/proc')
    .filter(
      (pid) => /^\d+$/.test(pid) && read(pid, 'status').includes(`PPid:\t${server}\n`) && /[dD]ecoder\.[jt]s\0/.test(read(pid, 'cmdline')),
    )
    .map(Number)

/** Names of what its environment says. */
export const environmentOf = (pid: number): readonly string[] =>
  read(String(pid), 'environ')
    .split('\0')
    .flatMap((each) => (each === '' ? [] : [each.split('=')[0] ?? '']))
    .toSorted()

/** Seconds of a core that it has used so far. */
export const secondsOf = (pid: number): number => {
  const stat = read(String(pid), 'stat')
  const columns = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(columns[11]) + Number(columns[12])) / 100
}

export const memoryOf = (pid: number, name: 'VmRSS' | 'VmHWM'): number =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(read(String(pid), 'status'))?.[1] ?? 0) / 1_024
