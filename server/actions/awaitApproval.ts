// Stores what was asked instead of doing it, under the same operation key: whoever asks again is told that it waits, and once it is done what came of it.
import { sql } from 'kysely'
import { entityOfKept } from '../../language/kept.ts'
import { auditInsert } from '../audit/auditRecord.ts'
import type { Call } from '../call.ts'
import type { Spending } from '../customs.ts'
import { inTellingTransaction } from '../db/inTellingTransaction.ts'
import { awaited } from '../queries/narrowReasons.ts'
import type { Answer } from '../queries/selectPaths.ts'
import { txReader, type Reader } from '../reader.ts'
import { eventsOf } from './announce.ts'
import { outcomeAnswer } from './answers.ts'
import type { Claim } from './claimOf.ts'
import { claimKey, storeOutcome } from './operationKey.ts'
import type { Outcome } from './Outcome.ts'
import { refusalAsError } from './storedRefusal.ts'

const targetOf = ({ args, entity }: Call): string | null => (typeof args['id'] === 'string' ? `${entity.name}:${args['id']}` : null)

interface Awaiting {
  readonly answer: Answer
  /** To be announced once it is committed. */
  readonly events: readonly string[]
}

/** Who came with the same key in between has the same answer as this one. */
export const awaitApproval = (reader: Reader, call: Call, claim: Claim, { minor, subject, reason }: Spending): Promise<Awaiting> =>
  inTellingTransaction(reader.db, async (tx) => {
    const { product } = reader
    const inside = txReader(tx, product)
    const { earlier, refused, time } = await claimKey(tx, call, claim)
    if (earlier) return { answer: await outcomeAnswer(inside, call, earlier), events: [] }
    if (refused) throw refusalAsError(refused)
    const entity = entityOfKept(product.entities, 'approvals')
    if (!entity) throw new Error('no entity shows what waits for approval')
    const { caller, operation, args } = call
    const { rows } = await sql<{ id: string }>`
      insert into approval (actor_id, operation, target, subject_id, amount, reason, key, args, ip)
      values (${caller.id}, ${operation.name}, ${targetOf(call)}, ${subject ?? null}, ${String(minor)}, ${reason ?? null},
        ${claim.key}, ${JSON.stringify(args)}::jsonb, ${caller.ip}) returning id::text`.execute(tx)
    const id = String(rows[0]?.id)
    const outcome: Outcome = { is: 'waits', id }
    const touched = [{ entity: entity.name, part: '', id, version: 1, removed: false, created: true as const }]
    const line = auditInsert({
      actor: caller,
      // What was done is told when it is done.
      action: awaited,
      entity: entity.name,
      record: id,
      version: 1,
      outcome: 'DONE',
      key: claim.key,
      input: { operation: operation.name, minor: String(minor), reason: reason ?? null },
      touched,
    })
    await storeOutcome(caller.id, claim.key, outcome, line).execute(tx)
    return {
      answer: await outcomeAnswer(inside, call, outcome),
      events: eventsOf({ product, time, action: awaited, actor: caller, touched, tx }, undefined),
    }
  })
