// What PostgreSQL itself writes about a running server into the folder of its data: postmaster.pid, a fact a line.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface Postmaster {
  /** NaN where there is no number. */
  readonly pid: number
  readonly port: number
  /** Folder of its socket; '' where it has none. */
  readonly socket: string
  /** Where it listens besides; '' where it does not. */
  readonly address: string
  readonly ready: boolean
}

export const postmasterFile = (cluster: string): string => join(cluster, 'postmaster.pid')

/** Process, port, socket folder, address and state are the lines 1, 4, 5, 6 and 8. Undefined where nothing is written. */
export const readPostmaster = async (cluster: string): Promise<Postmaster | undefined> => {
  const text = await readFile(postmasterFile(cluster), 'utf8').catch(() => '')
  if (text === '') return undefined
  const [pid, , , port, socket = '', address = '', , state] = text.split('\n').map((line) => line.trim())
  return { pid: Number(pid), port: Number(port), socket, address, ready: state === 'ready' }
}
