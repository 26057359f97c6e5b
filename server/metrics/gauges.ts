// What stands at this moment: sockets, the pool of connections, what waits. Read when somebody asks, so that nothing is counted twice.
import type { Pool } from 'pg'
import { Gauge, type Registry } from 'prom-client'
import type { Sockets } from '../socket/openSockets.ts'

export interface Watched {
  readonly pool: Pool
  readonly sockets: Sockets
  /** What waits, by the name of its queue. */
  readonly queues: Readonly<Record<string, () => number>>
}

/** @param label what the values are told apart by, where there are several */
const gauge = (registry: Registry, name: string, help: string, label: string, read: () => Readonly<Record<string, number>>): void => {
  const metric = new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [],
    collect() {
      for (const [value, count] of Object.entries(read())) this.set({ [label]: value }, count)
    },
  })
  registry.registerMetric(metric)
}

export const gauges = (registry: Registry, { pool, sockets, queues }: Watched): void => {
  gauge(registry, 'concord_sockets', 'Open sockets, with a session and without', 'session', () => {
    const { nobody, staff } = sockets.counts()
    return { staff, nobody }
  })
  gauge(registry, 'concord_running', 'What runs on sockets', 'kind', () => ({
    operations: sockets.running(),
    subscriptions: sockets.counts().subscriptions,
  }))
  gauge(registry, 'concord_pool_connections', 'Connections to the database; waiting = work that has none', 'state', () => ({
    used: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
    most: pool.options.max,
  }))
  gauge(registry, 'concord_queue_length', 'What waits its turn in this process', 'queue', () =>
    Object.fromEntries(Object.entries(queues).map(([name, waiting]) => [name, waiting()])),
  )
}
