// Figures about the running server, in Prometheus' format, on a port of the loopback address of its own. No label names a person, an address or a record.
import type { AddressInfo } from 'node:net'
import { Registry, collectDefaultMetrics } from 'prom-client'
import type { Documents } from '../authorize/documents.ts'
import type { Gate } from '../authorize/gate.ts'
import { openAddresses } from '../http/addressOf.ts'
import { listenOn, loopback } from '../http/listenOn.ts'
import { openHttp } from '../http/openHttp.ts'
import type { Route } from '../http/router.ts'
import type { LedgerWatch } from '../ledger/watchLedger.ts'
import { gauges, type Watched } from './gauges.ts'
import { ledgerMetrics } from './ledgerMetrics.ts'
import { measuredGate } from './measuredGate.ts'
import { measuredRoutes } from './measuredRoutes.ts'

export interface Metrics {
  readonly gate: (gate: Gate, documents: Documents) => Gate
  readonly routes: (routes: readonly Route[]) => readonly Route[]
  /** Opens the port, and looks at the ledger from now on. */
  readonly serve: (watched: Watched, ledger: LedgerWatch, port: number) => Promise<ServedMetrics>
}

export interface ServedMetrics {
  /** http://127.0.0.1:9464/metrics */
  readonly url: string
  readonly stop: () => Promise<void>
}

const serve = async (registry: Registry, ledger: LedgerWatch, port: number): Promise<ServedMetrics> => {
  const answer: Route['answer'] = async () => ({
    code: 200,
    contentType: registry.contentType,
    body: await registry.metrics(),
    headers: { 'Cache-Control': 'no-store' },
  })
  const routes = [{ method: 'GET', path: '/metrics', answer } as const]
  const http = openHttp({ routes, secure: false, addressOf: openAddresses(0), isGoing: () => false })
  await listenOn(http, { host: loopback, port }, 'METRICS_PORT')
  ledger.start()
  return {
    url: `http://${loopback}:${(http.address() as AddressInfo).port}/metrics`,
    stop: async () => {
      http.close()
      http.closeAllConnections()
      await ledger.stop()
    },
  }
}

export const openMetrics = (): Metrics => {
  const registry = new Registry()
  return {
    gate: (gate, documents) => measuredGate(registry, gate, documents),
    routes: (routes) => measuredRoutes(registry, routes),
    serve: (watched, ledger, port) => {
      collectDefaultMetrics({ register: registry })
      gauges(registry, watched)
      ledgerMetrics(registry, ledger.state)
      return serve(registry, ledger, port)
    },
  }
}
