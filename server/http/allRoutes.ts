// Everything HTTP offers, in one list.
import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { Db } from '../db/database.ts'
import type { ServerOptions } from '../options/readOptions.ts'
import type { RunCall } from '../call.ts'
import type { Bag } from '../isBag.ts'
import type { ProductBundle } from '../ProductBundle.ts'
import type { Files } from '../files/openFiles.ts'
import { readPage } from '../preferences/readPage.ts'
import { configRoutes, localConfig } from './configRoutes.ts'
import { consoleRoutes } from './consoleRoutes.ts'
import { exportRoutes, type ExportRouteParts } from './exportRoutes.ts'
import { fileRoutes } from './fileRoutes.ts'
import { readFrontendConfig } from './frontendConfig.ts'
import { healthRoutes } from './healthRoutes.ts'
import { servedPaths } from './servedPaths.ts'
import type { Route } from './router.ts'
import { sessionRoutes } from './sessionRoutes.ts'
import { uploadRoutes } from './uploadRoutes.ts'

export interface RouteParts {
  readonly served: ProductBundle
  readonly options: ServerOptions
  readonly origins: readonly string[]
  readonly pool: Pool
  readonly db: Db
  readonly record: RunCall
  readonly files: Files
  readonly exporting: Pick<ExportRouteParts, 'exports' | 'sessions' | 'rights'>
  readonly isGoing: () => boolean
}

/** A host as it may stand in a policy: an address may have signs in its host that end a directive there. */
const plainHost = /^[\w.:[\]-]+$/

const originOf = (address: string): readonly string[] => {
  if (!/^(https?|wss?):/.test(address) || !URL.canParse(address)) return []
  const { protocol, host } = new URL(address)
  return plainHost.test(host) ? [`${protocol}//${host}`] : []
}

/** Origins of other hosts that the configs name; a path is this host's own. */
const originsIn = (configs: readonly Bag[]): readonly string[] => {
  const addresses = configs
    .flatMap(Object.entries)
    .flatMap(([name, value]) =>
      /^(api|backend|files|s3|thumbnail|videoThumbnail)Url$/.test(name) && typeof value === 'string' ? [value] : [],
    )
  return [...new Set(addresses.flatMap(originOf))]
}

/** So long a page waits for what is stored; without a database it is as it was read last. */
const readTimeoutMs = 2_000

const heldConfig = (read: () => Promise<Bag>): (() => Promise<Bag>) => {
  let held: Bag = {}
  const refreshed = async (): Promise<Bag> => (held = await read())
  return () => Promise.race([refreshed(), wait(readTimeoutMs, undefined, { ref: false }).then(() => held)]).catch(() => held)
}

export const allRoutes = ({ served, options, origins, pool, db, record, files, exporting, isGoing }: RouteParts): readonly Route[] => {
  const { dataDir, secure } = options
  const paths = servedPaths(served.defaults)
  const config = { dataDir, shipped: { ...served.defaults.addresses, ...served.shippedConfig } }
  const frontendConfig = readFrontendConfig(served.product, served.defaults, record)
  const storedConfig = heldConfig(frontendConfig)
  return [
    ...healthRoutes(pool, isGoing),
    ...configRoutes({ paths, ...config, frontendConfig }),
    ...sessionRoutes({ path: `${paths.backend}/session`, pool, origins, secure }),
    ...exportRoutes({ path: `${paths.backend}/exports`, ...exporting, origins, secure }),
    ...fileRoutes({ paths, pool, ...files }),
    ...uploadRoutes({ path: paths.files, pool, ...files, origins, secure }),
    ...(served.product.customs.routes?.({ db, product: served.product, secure }) ?? []),
    ...consoleRoutes({
      base: paths.console,
      folder: served.consoleFolder,
      policy: async () => ({
        // The console asks for files where either of them says (mergeConfiguration).
        elsewhere: originsIn(await Promise.all([localConfig(config), storedConfig()])),
        sockets: origins.map((each) => each.replace(/^http/, 'ws')),
      }),
      page: readPage({ pool, secure, app: served.product.app }),
    }),
  ]
}
