// A unix socket's path ends at 107 bytes, so it lives in a short temporary folder of its own, whatever the project's path.
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const socketPrefix = 'concord-pg-'
const maxTmpBytes = 107 - Buffer.byteLength(`/${socketPrefix}XXXXXX/.s.PGSQL.5432.lock`)

/** Only the owner may enter the folder (mkdtemp makes it with mode 0700). */
export async function makeSocketFolder(): Promise<string> {
  const base = Buffer.byteLength(tmpdir()) <= maxTmpBytes ? tmpdir() : '/tmp'
  return mkdtemp(join(base, socketPrefix))
}
