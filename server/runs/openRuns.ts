// Plans runs and begins them, for whoever may see the records and do to each what is asked.
import { entityOfKept } from '../../language/kept.ts'
import { invalidAnswer, refusedAnswer } from '../actions/answers.ts'
import { InvalidInput } from '../actions/InvalidInput.ts'
import { NotOneself } from '../actions/NotOneself.ts'
import { Refusal } from '../actions/Refusal.ts'
import type { DeniedRule } from '../audit/deniedBy.ts'
import type { Gate } from '../authorize/gate.ts'
import type { Caller } from '../call.ts'
import { Fault } from '../Fault.ts'
import { noteRead } from '../queries/noteRead.ts'
import type { Answer } from '../queries/selectPaths.ts'
import { readerOf } from '../reader.ts'
import { answerRun, planAnswers } from './answerRun.ts'
import { fileRun, type Filing } from './fileRun.ts'
import { makePlan } from './makePlan.ts'
import { invalidPlan, planAnswer, refusedPlan } from './planAnswer.ts'
import { readRequest } from './readRequest.ts'
import type { Runs } from './Runs.ts'
import { runTotals } from './runTotals.ts'
import { startRun } from './startRun.ts'

export interface RunsParts extends Filing {
  readonly gate: Pick<Gate, 'admit'>
  /** Told of a wrong own password; of a right that is missing the gate tells. */
  readonly noteDenied: (caller: Caller, operation: string, rule: DeniedRule) => void
}

const told = { refused: refusedAnswer, invalid: invalidAnswer }
const toldInPlan = { refused: refusedPlan, invalid: invalidPlan }

export const openRuns = (parts: RunsParts): Runs => {
  const { gate, reader, noteDenied } = parts
  const { product } = reader
  const ofCaller = (caller: Caller): Filing => ({ ...parts, reader: readerOf(reader, caller) })
  /** @throws Fault where nothing of this product is run over many */
  const ensureKept = (): void => {
    if (!entityOfKept(product.entities, 'runs'))
      throw new Fault('BAD_REQUEST', 'Nothing is run over many records here', 'refusals.notForMany')
  }
  /** What stands against it is its answer. */
  const answered = async (run: () => Promise<Answer>, { refused, invalid } = told): Promise<Answer> => {
    ensureKept()
    try {
      return await run()
    } catch (error) {
      if (error instanceof Refusal) return refused(product, error)
      if (error instanceof InvalidInput) return invalid(product, error)
      throw error
    }
  }
  return {
    plan: (connection, caller, args) =>
      answered(async () => {
        const own = readerOf(reader, caller)
        const request = await readRequest(gate, connection, args, 'query')
        if (request.list.entity.readsAudited) await noteRead(own, request.list)
        return planAnswer(own, request.list, await makePlan(own, request))
      }, toldInPlan),
    start: (connection, caller, args) =>
      answered(async () => {
        const request = await readRequest(gate, connection, args, 'mutation')
        return startRun(ofCaller(caller), request, Number(args['count']), args['key'])
      }),
    file: (connection, caller, args) =>
      answered(async () => {
        const request = await readRequest(gate, connection, args, 'mutation')
        return fileRun(ofCaller(caller), request, args).catch((error: unknown) => {
          if (error instanceof NotOneself && error.why === 'wrong') noteDenied(caller, 'runsFile', 'notOneself')
          throw error
        })
      }),
    totals: (_connection, caller, args) => runTotals(readerOf(reader, caller), caller, args),
    planAnswers: (_connection, caller, args) => answered(() => planAnswers(readerOf(reader, caller), caller, args), toldInPlan),
    answer: (_connection, caller, args) => answered(() => answerRun(ofCaller(caller), caller, args)),
  }
}
