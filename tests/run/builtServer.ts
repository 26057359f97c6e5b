// The server's half as it is shipped: whatever starts it often from its sources would compile them at each start.
import { join } from 'node:path'
import { buildServerOnly } from '../../scripts/build.mjs'
import { openDecoder, type Decoder } from '../../server/decoding/openDecoder.ts'
import { house } from '../architecture/listSources.ts'
import { madeOnce } from './madeOnce.ts'

/** @param name as in dist. @returns its file */
export const builtEntry = async (name: 'server' | 'decoder' | 'staff' | 'settings' | 'backup' | 'restore' | 'verify'): Promise<string> => {
  await madeOnce('server', buildServerOnly)
  return join(house, `dist/${name}.js`)
}

/** No test whose matter it is not meets its bounds in time, on a machine however slow. */
export const builtDecoder = async (): Promise<Decoder> =>
  openDecoder({ file: await builtEntry('decoder'), execArgv: [] }, { maxMs: 120_000, maxStartMs: 120_000 })
