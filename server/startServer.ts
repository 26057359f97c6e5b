// Starts a server and stops it again: database, everything around it, then the port.
import type { AddressInfo } from 'node:net'
import { compose, type Composed } from './compose.ts'
import { openDatabase, type Database, type DatabaseOptions } from './db/openDatabase.ts'
import type { FilesGiven } from './files/openFiles.ts'
import { findFaults } from './ledger/index.ts'
import { watchLedger } from './ledger/watchLedger.ts'
import { ensureBucket } from './files/ensureBucket.ts'
import { ensureFree, listenOn } from './http/listenOn.ts'
import { listenTo } from './live/announcements.ts'
import { newProcessNumber } from './live/livingProcesses.ts'
import type { Metrics, ServedMetrics } from './metrics/openMetrics.ts'
import { obtainDatabase, type Obtained } from './obtainDatabase.ts'
import type { ServerOptions } from './options/readOptions.ts'
import type { RunCall } from './call.ts'
import { tellLostKeys } from './secrets/tellLostKeys.ts'
import { withSealing } from './secrets/withSealing.ts'
import type { ProductBundle } from './ProductBundle.ts'
import type { ProductModel } from './ProductModel.ts'
import { drain } from './shutdown/drain.ts'

export interface StartedServer {
  /** Where browsers find it: what the origins say, with the real port. */
  readonly origin: string
  /** http://127.0.0.1:8080 */
  readonly url: string
  /** http://127.0.0.1:9464/metrics, where they are told. */
  readonly metricsUrl?: string
  readonly database: Obtained
  /** Finishes what runs (10 s at most), closes every socket, then the database. Once, however often it is called. */
  readonly stop: () => Promise<void>
}

export interface StartParts extends FilesGiven {
  readonly served: ProductBundle
  readonly options: ServerOptions
  /** Stands around the records' own way: tests decide how long a change takes, or what it does. */
  readonly around?: (run: RunCall) => RunCall
  /** Of its connections: tests that are not about their limits have them far away, for their machines may be slow. */
  readonly limits?: DatabaseOptions
  /** Runs once the database is there, before the port opens: demo data. */
  readonly fill?: (database: Database, obtained: Obtained, product: ProductModel) => Promise<unknown>
}

/** With port 0 the real one is known only after listening; origins that name port 0 mean it. */
const realOrigins = (origins: readonly string[], port: number): readonly string[] => origins.map((each) => each.replace(/:0$/, `:${port}`))

/** Its library is loaded where it is wanted. */
const obtainMetrics = async ({ metricsPort }: ServerOptions): Promise<Metrics | undefined> =>
  metricsPort === undefined ? undefined : (await import('./metrics/openMetrics.ts')).openMetrics()

const serveMetrics = (
  metrics: Metrics | undefined,
  { sockets, queues }: Composed,
  { db, pool }: Database,
  { served: { product }, options }: Pick<StartParts, 'served' | 'options'>,
): Promise<ServedMetrics> | undefined =>
  metrics?.serve({ pool, sockets, queues }, watchLedger(db, product.customs.checkLedger ?? findFaults), options.metricsPort ?? 0)

/** @throws OptionsError, EmbeddedError or Error, each with a message for whoever starts it */
export const startServer = async ({ served: given, options, around, limits, fill, ...files }: StartParts): Promise<StartedServer> => {
  await ensureFree(options)
  await ensureBucket(options)
  const served = withSealing(given, options)
  const shownHost = options.host.includes(':') ? `[${options.host}]` : options.host
  const obtained = await obtainDatabase(options, served, `http://${shownHost}:${options.port}`)
  const database = openDatabase(obtained.url, limits)
  const process = newProcessNumber()
  const announcements = listenTo(obtained.url, process, limits?.maxUnanswered)
  const origins = [...options.origins]
  const closing: (() => Promise<unknown>)[] = [() => announcements.stop(), () => database.close(), () => obtained.stop()]
  const closeAll = async (): Promise<void> => {
    for (const close of closing) await close().catch(() => undefined)
  }
  try {
    await tellLostKeys(obtained.ownerUrl, served.product, options)
    await fill?.(database, obtained, served.product)
    await served.product.customs.prepare?.(database.db, served.product)
    const metrics = await obtainMetrics(options)
    const composed = compose({
      served,
      options,
      origins,
      database,
      announcements,
      process,
      ...(around && { around }),
      ...files,
      ...(metrics && { metrics }),
    })
    closing.unshift(() => composed.stop())
    await announcements.start()
    await composed.start()
    const told = await serveMetrics(metrics, composed, database, { served, options })
    if (told) closing.unshift(told.stop)
    await listenOn(composed.http, options)
    const { port } = composed.http.address() as AddressInfo
    origins.splice(0, origins.length, ...realOrigins(options.origins, port))
    let stopped: Promise<void> | undefined
    const stop = async (): Promise<void> => {
      await drain({ ...composed, delay: options.stopDelay ?? 0 })
      await closeAll()
    }
    const url = `http://${shownHost}:${port}`
    return { origin: origins[0] ?? url, url, ...(told && { metricsUrl: told.url }), database: obtained, stop: () => (stopped ??= stop()) }
  } catch (error) {
    await closeAll()
    throw error
  }
}
