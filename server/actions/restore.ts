// Puts what a version kept back into the record that it was left by: its form is saved with it, by the rights, rules and guards of that form.
import { subjectOf } from '../../language/access.ts'
import { actionKind } from '../../language/actions/index.ts'
import type { LeavesModel } from '../../language/model.ts'
import { pathIn } from '../../language/paths.ts'
import { requireNamed } from '../../language/named.ts'
import { partFieldAt } from '../../language/partFields.ts'
import { textOf } from '../textOf.ts'
import { ensureRight } from './beginAction.ts'
import { ensureAtMost } from './ensureAtMost.ts'
import { InvalidInput } from './InvalidInput.ts'
import { lockRecords } from './lockRecords.ts'
import { RolledBack, type Outcome } from './Outcome.ts'
import { Refusal } from './Refusal.ts'
import type { RunningOnRecord } from './RunningAction.ts'
import { runEffect } from './runEffect.ts'
import { refusalNow } from './standing.ts'
import { update } from './update.ts'
import { validateAsks } from './validateAsks.ts'

/** The form whose saving leaves such records, and what of it they keep: by its own names, as they were. */
const formOf = ({ product, entity, action, record }: RunningOnRecord) => {
  const into = action.into ?? ''
  const of = requireNamed(product.entities, partFieldAt(entity, into)?.field.entity ?? '')
  const isTied = ({ entity: name, before, values }: LeavesModel): boolean =>
    name === entity.name && before === true && values.some((each) => each.field === into && 'from' in each && each.from === 'id')
  for (const saving of of.actions.filter((each) => actionKind(each).edits)) {
    const left = product.leaves?.[`${of.name}.${saving.path}`]?.find(isTied)
    if (!left) continue
    const part = requireNamed(of.parts, saving.part)
    const kept = left.values.flatMap((each): readonly (readonly [string, unknown])[] => {
      const name = 'from' in each ? part.form.find((one) => pathIn(part.name, one) === each.from) : undefined
      return name === undefined ? [] : [[name, record[each.field]]]
    })
    return { entity: of, action: saving, part, input: Object.fromEntries(kept) }
  }
  throw new Error(`nothing leaves a ${entity.name} of its ${into}`)
}

/** No form is shown where something is put back: what is wrong with one field of it is why it is not. */
const asRefusal = (error: unknown): unknown => {
  const [first] = error instanceof InvalidInput ? error.errors : []
  return first ? new Refusal(first.code, first.template, first.params) : error
}

export const restore = async (running: RunningOnRecord): Promise<Outcome> => {
  const { product, reader, record, change, call } = running
  await validateAsks(running)
  const after = await runEffect(running)
  const { entity, action, part, input } = formOf(running)
  const id = textOf(record[running.action.into ?? ''])
  const [restored] = await lockRecords(reader, entity, part, [id], false)
  if (!restored) throw new RolledBack({ is: 'gone', id })
  const subject = subjectOf(entity, id, (path) => restored[path])
  ensureRight(call, action, subject)
  const given = new Map<string, unknown>()
  const set = (field: string, value: unknown): void => void given.set(field, value)
  const { tx, ticks } = change
  const refused = await refusalNow({ tx, product, viewer: call.caller, entity, action, record: restored, input, ticks })
  if (refused) throw refused
  const saving: RunningOnRecord = {
    ...running,
    entity,
    action,
    part,
    record: restored,
    subject,
    given,
    change: { ...change, entity, model: action, record: restored, input, set },
  }
  await update(saving).catch((error: unknown) => {
    throw asRefusal(error)
  })
  await ensureAtMost(saving)
  await after(id)
  return { is: 'done', answer: { ids: [id] } }
}
