// What the watch over the ledger has seen. One that was not looked at yet has neither faults nor a time.
import { Counter, Gauge, type Registry } from 'prom-client'
import type { LedgerState } from '../ledger/watchLedger.ts'

const looks = (state: () => LedgerState): Counter<'outcome'> =>
  new Counter({
    name: 'concord_ledger_checks_total',
    help: 'Looks at the ledger since the start: sound, faulty, or failed to be looked at',
    labelNames: ['outcome'],
    registers: [],
    collect() {
      this.reset()
      for (const [outcome, count] of Object.entries(state().looks)) this.inc({ outcome }, count)
    },
  })

const lastLook = (name: string, help: string, read: () => number): Gauge =>
  new Gauge({
    name,
    help,
    registers: [],
    collect() {
      this.set(read())
    },
  })

export const ledgerMetrics = (registry: Registry, state: () => LedgerState): void => {
  registry.registerMetric(looks(state))
  registry.registerMetric(
    lastLook('concord_ledger_faults', 'What the last look found wrong, at most 20 of a sort', () =>
      state().at === undefined ? Number.NaN : state().faults,
    ),
  )
  registry.registerMetric(
    lastLook(
      'concord_ledger_checked_timestamp_seconds',
      'When the last look ended that did not fail',
      () => (state().at ?? Number.NaN) / 1_000,
    ),
  )
}
