// Takes over, in one transaction, what people did before anybody acted here: lines of the audit with their own times. The database takes the times only until somebody has acted.
import type { Actor, Work } from '../customs.ts'
import { auditInsert, clearOf } from './auditRecord.ts'
import { requireNamed } from '../../language/named.ts'
import { fieldsOf } from '../../language/partFields.ts'

type Values = Readonly<Record<string, unknown>>

export interface EarlierLine {
  /** ISO text. */
  readonly time: string
  readonly actor: Pick<Actor, 'id' | 'role' | 'screenName' | 'ip'>
  /** Its name on the wire, or login. */
  readonly operation: string
  readonly record?: string | undefined
  /** What refused it; absent = it was done. */
  readonly rule?: string | undefined
  readonly input?: Values | undefined
  /** Values by path. */
  readonly before?: Values | undefined
  readonly after?: Values | undefined
}

/** In the order of their times, within one transaction. */
export const noteEarlier = async (work: Work, lines: readonly EarlierLine[]): Promise<void> => {
  const known = new Map(work.product.operations.map((each) => [each.name, each]))
  for (const { time, actor, operation, record, rule, input, before, after } of lines.toSorted((a, b) => (a.time < b.time ? -1 : 1))) {
    const model = known.get(operation)
    if (!model && operation !== 'login') throw new Error(`there is no operation ${operation}`)
    const entity = model?.entity ?? work.product.person.entity
    const fields = fieldsOf(requireNamed(work.product.entities, entity))
    const clear = (values: Values | undefined): Values | undefined => values && clearOf(fields, values)
    const line = auditInsert({
      time,
      actor: { ...actor, staff: true, rights: new Set() },
      action: model ? (model.action ?? (model.on === 'query' ? 'read' : model.does)) : operation,
      operation,
      entity,
      part: model?.part,
      record: record ?? (model ? undefined : actor.id),
      outcome: rule === undefined ? 'DONE' : 'DENIED',
      rule,
      input: clear(input),
      before: clear(before),
      after: clear(after),
    })
    await line.execute(work.tx)
  }
}
