// What an action would do: the very same, in a transaction that is rolled back.
import type { Call } from '../call.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { timeOf } from '../db/timeOf.ts'
import type { Answer } from '../queries/selectPaths.ts'
import { txReader, type Reader } from '../reader.ts'
import { invalidAnswer, refusedAnswer, ticksAnswer } from './answers.ts'
import { InvalidInput } from './InvalidInput.ts'
import { lockTarget, ticksOf } from './beginAction.ts'
import { intentOf } from './claimOf.ts'
import { RolledBack, rolledBackAsRefusal } from './Outcome.ts'
import { takeProof } from './proof.ts'
import { Refusal, type Tick } from './Refusal.ts'
import { collectReport, type CollectedReport } from './collectReport.ts'
import { isRun, runAction } from './runChange.ts'
import { uuid7 } from './uuid7.ts'

/** Ends the preview's transaction when all went well. */
class Seen extends Error {}

/** So many ticks may one action ask; more is a guard that never has enough. */
const maxTicks = 10

const attempt = async (reader: Reader, call: Call, ticks: ReadonlySet<string>, collected: CollectedReport): Promise<void> => {
  try {
    await inTransaction(
      reader.db,
      async (tx) => {
        const inside = txReader(tx, reader.product)
        const [time, target] = await Promise.all([timeOf(tx), lockTarget(inside, call)])
        const work = { tx, product: reader.product, actor: call.caller, time, touched: [] }
        const claim = { intent: intentOf(inside.product, call), key: uuid7() }
        await runAction({ call, reader: inside, work, claim, ticks, collected, target })
        throw new Seen()
      },
      { long: isRun(call) },
    )
  } catch (error) {
    if (!(error instanceof Seen)) throw error
  }
}

const answerOf = (reader: Reader, { counts, balances, values, details }: CollectedReport, ticks: readonly Tick[]): Answer => ({
  allowed: true,
  refused: null,
  invalid: null,
  ticks: ticksAnswer(reader.product, ticks),
  counts,
  balances,
  values,
  details: details ?? null,
})

const refusal = (reader: Reader, refused: Refusal, ticks: readonly Tick[]): Answer => ({
  ...answerOf(reader, collectReport(), ticks),
  allowed: false,
  refused: refusedAnswer(reader.product, refused),
})

/** Ticks that are asked count as given, so that the rest can be shown: the dialog asks for them. */
export const runPreview = async (reader: Reader, asking: Call): Promise<Answer> => {
  // Nothing is done, so nobody has to say who they are: whoever types would else be told letter by letter whether it is right.
  const call = { ...takeProof(asking).call, proven: true }
  const asked: Tick[] = []
  const given = ticksOf(call)
  for (let round = 0; ; round += 1) {
    const collected = collectReport()
    try {
      await attempt(reader, call, new Set([...given, ...asked.map((each) => each.name)]), collected)
      return answerOf(reader, collected, asked)
    } catch (error) {
      if (error instanceof Refusal && error.ticks.length > 0 && round < maxTicks)
        asked.push(...error.ticks.filter((each) => !asked.some((other) => other.name === each.name)))
      else if (error instanceof Refusal) return refusal(reader, error, asked)
      else if (error instanceof InvalidInput)
        return { ...answerOf(reader, collectReport(), asked), allowed: false, invalid: invalidAnswer(reader.product, error) }
      else if (error instanceof RolledBack) return refusal(reader, rolledBackAsRefusal(error), asked)
      else throw error
    }
  }
}
