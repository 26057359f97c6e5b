// The processes that decode for a server, as the machine sees them.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import type { DecoderProgram } from '../../../server/decoding/DecoderProcess.ts'
import { house } from '../../architecture/listSources.ts'

const read = (pid: string, name: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    return ''
  }
}

/** Beside the packages, which it loads. */
const built = join(house, 'node_modules/.cache/concord/decoders')
const builtOf = (name: string): string => join(built, `${name}.js`)

/** One that files can break. */
export const spoilt: DecoderProgram = { file: builtOf('spoiltDecoder'), execArgv: [] }
/** A program that has it decode for ever. */
export const asksForever = builtOf('asksForever')

/** Compiled once, not at each start: they are started often. */
export const buildSpoilt = () =>
  build({
    entryPoints: ['spoiltDecoder', 'asksForever'].map((name) => join(house, `tests/server/uploads/${name}.ts`)),
    outdir: built,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
  })

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

/** Whether it stands still. */
export const isStopped = (pid: number): boolean => read(String(pid), 'status').includes('State:\tT')

export const memoryOf = (pid: number, name: 'VmRSS' | 'VmHWM'): number =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(read(String(pid), 'status'))?.[1] ?? 0) / 1_024
