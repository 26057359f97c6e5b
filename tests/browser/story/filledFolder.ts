// The data folder of a site in full swing, filled once in a run for each size: a house starts on its own copy.
import { fill } from '#demo'
import { fileKeeper } from '../../../server/files/keepFile.ts'
import { openStorage } from '../../../server/files/openStorage.ts'
import { loadProduct } from '../../../server/loadProduct.ts'
import { startServer } from '../../../server/startServer.ts'
import { copyOfStarted } from '../../run/dataFolders.ts'
import { patiently } from '../../run/patiently.ts'
import { serverOptions } from '../../run/serverOptions.ts'

export interface Size {
  readonly users: number
  readonly creators: number
  readonly transactions: number
  readonly requests: number
}

/** Of every demo person who may log in. */
export const password = 'a demo password 1'

/** A server fills it at its first start: whoever starts on a copy is its second. */
const startFilled = (dataDir: string, size: Size, now: Date | undefined) =>
  startServer({
    served: loadProduct(),
    limits: patiently,
    options: serverOptions(dataDir),
    fill: ({ db }, _obtained, product) =>
      fill({ db, product, password, keepFile: fileKeeper(openStorage({ dataDir })), ...size, ...(now && { now }) }),
  })

/**
 * @param dataDir is not there yet
 * @param now what today is for its data, where that is to be the same in each run
 */
export const filledFolder = (size: Size, dataDir: string, now?: Date): Promise<void> => {
  const { users, creators, transactions, requests } = size
  const name = ['demo', users, creators, transactions, requests, ...(now ? [now.toISOString().slice(0, 10)] : [])].join('-')
  return copyOfStarted(name, (place) => startFilled(place, size, now), dataDir)
}
