// Plans runs and begins them, for whoever may see the records and do to each what is asked.
import { entityOfKept } from '../../language/kept.ts'
import { invalidAnswer } from '../actions/answers.ts'
import { InvalidInput } from '../actions/InvalidInput.ts'
import type { Gate } from '../authorize/gate.ts'
import { Fault } from '../Fault.ts'
import { noteRead } from '../queries/noteRead.ts'
import { readerOf } from '../reader.ts'
import { invalidPlan, planRun } from './planRun.ts'
import { readRequest } from './readRequest.ts'
import type { Runs } from './Runs.ts'
import { startRun } from './startRun.ts'
import type { Starting } from './startRun.ts'

export interface RunsParts extends Starting {
  readonly gate: Pick<Gate, 'admit'>
}

export const openRuns = (parts: RunsParts): Runs => {
  const { gate, reader } = parts
  const { product } = reader
  /** @throws Fault where nothing of this product is run over many */
  const ensureKept = (): void => {
    if (!entityOfKept(product.entities, 'runs'))
      throw new Fault('BAD_REQUEST', 'Nothing is run over many records here', 'refusals.notForMany')
  }
  return {
    plan: async (connection, caller, args) => {
      ensureKept()
      const own = readerOf(reader, caller)
      try {
        const request = await readRequest(gate, connection, args, 'query')
        if (request.list.entity.readsAudited) await noteRead(own, request.list)
        return await planRun(own, request)
      } catch (error) {
        if (error instanceof InvalidInput) return invalidPlan(product, error)
        throw error
      }
    },
    start: async (connection, caller, args) => {
      ensureKept()
      try {
        const request = await readRequest(gate, connection, args, 'mutation')
        return await startRun({ ...parts, reader: readerOf(reader, caller) }, request, Number(args['count']), args['key'])
      } catch (error) {
        if (error instanceof InvalidInput) return invalidAnswer(product, error)
        throw error
      }
    },
  }
}
