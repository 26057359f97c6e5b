// The data folder of a site in full swing, filled once in a run for each size: a house starts on its own copy.
import { join } from 'node:path'
import { fill } from '#custom/demo'
import { fileKeeper } from '../../../server/files/keepFile.ts'
import { openStorage } from '../../../server/files/openStorage.ts'
import { serveProduct } from '../../../server/serveProduct.ts'
import { startServer } from '../../../server/startServer.ts'
import { madeOnce } from '../../run/madeOnce.ts'
import { runFolder } from '../../run/runFolder.ts'
import { serverOptions } from '../../run/serverOptions.ts'

export interface Size {
  readonly users: number
  readonly creators: number
  readonly transactions: number
  readonly requests: number
}

/** Of every demo person who may log in. */
export const password = 'a demo password 1'

/** A server fills it at its first start, and is stopped: whoever starts on a copy is its second start. */
const fillFolder = async (dataDir: string, size: Size): Promise<void> => {
  const keepFile = fileKeeper(openStorage({ dataDir }))
  const server = await startServer({
    served: serveProduct(),
    options: serverOptions(dataDir),
    fill: ({ db }, _obtained, product) => fill({ db, product, password, keepFile, ...size }),
  })
  await server.stop()
}

/** @returns the data folder: it is copied, never started on */
export const filledFolder = async (size: Size): Promise<string> => {
  const { users, creators, transactions, requests } = size
  const made = await madeOnce(runFolder(), `demo-${users}-${creators}-${transactions}-${requests}`, (folder) =>
    fillFolder(join(folder, 'data'), size),
  )
  return join(made, 'data')
}
