// The gate with a clock beside it: what was asked by the name of its document, how long it took, how it ended. Names come from the generated documents alone, so there are no more of them than those.
import { Counter, Histogram, type Registry } from 'prom-client'
import type { Documents, Payload } from '../authorize/documents.ts'
import type { Gate } from '../authorize/gate.ts'
import type { ReadyDocument } from '../authorize/Shape.ts'
import { codeOf, outcomeOf } from './outcomeOf.ts'

/** What is asked by no document that is known here. */
const unknown = '(unknown)'

const nameOf = ({ definition }: ReadyDocument): string => definition.name?.value ?? unknown

const nameIn = (documents: Documents, payload: Payload): string => {
  try {
    return nameOf(documents.find(payload))
  } catch {
    return unknown
  }
}

const metricsOf = (registry: Registry) => ({
  ended: new Counter({
    name: 'concord_operations_total',
    help: 'Operations that ended, by document and outcome; subscriptions when they began',
    labelNames: ['operation', 'outcome'] as const,
    registers: [registry],
  }),
  seconds: new Histogram({
    name: 'concord_operation_duration_seconds',
    help: 'How long operations ran that were let in, until their answers were made',
    labelNames: ['operation'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
    registers: [registry],
  }),
})

/** @param documents those that the gate knows */
export const measuredGate = (registry: Registry, gate: Gate, documents: Documents): Gate => {
  const { ended, seconds } = metricsOf(registry)
  return {
    prepare: (connection, payload) => {
      try {
        return gate.prepare(connection, payload)
      } catch (error) {
        ended.inc({ operation: nameIn(documents, payload), outcome: codeOf(error) })
        throw error
      }
    },
    run: async (prepared) => {
      const operation = nameOf(prepared.document)
      const began = performance.now()
      const result = await gate.run(prepared)
      seconds.observe({ operation }, (performance.now() - began) / 1_000)
      ended.inc({ operation, outcome: outcomeOf(result) })
      return result
    },
    admit: (...asked) => gate.admit(...asked),
    subscribe: (prepared) => {
      const operation = nameOf(prepared.document)
      try {
        const events = gate.subscribe(prepared)
        ended.inc({ operation, outcome: 'OK' })
        return events
      } catch (error) {
        ended.inc({ operation, outcome: codeOf(error) })
        throw error
      }
    },
  }
}
