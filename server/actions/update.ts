// Saves the form of a part: the patch over what is stored, the whole validated, each changed field under its own right.
import { holdsFile } from '../../language/fields/index.ts'
import { uuidOf } from '../../language/fields/file.ts'
import { pathIn } from '../../language/paths.ts'
import { Fault } from '../Fault.ts'
import type { RunningAction, RunningOnRecord } from './RunningAction.ts'
import { ensureRight } from './beginAction.ts'
import { ensureOn } from './ensureOn.ts'
import { InvalidInput } from './InvalidInput.ts'
import type { Outcome } from './Outcome.ts'
import { ensureProven } from './proof.ts'
import { runEffect } from './runEffect.ts'
import { leaveAfter, leaveBefore } from './leave.ts'
import { byPath, prepared, stamps, type Values } from './storeValues.ts'
import { validate } from './validate.ts'
import { write } from './write.ts'
import { named } from '../../language/named.ts'

const ensureFieldRights = ({ part, call, subject }: RunningAction, changed: readonly string[]): void => {
  for (const name of changed) {
    const field = named(part.fields, name)
    if (!field || !part.form.includes(name)) throw new Fault('BAD_REQUEST', 'a field of this patch is in no form')
    ensureRight(call, { guard: field.update ?? part.update }, subject)
  }
}

/** Some fields are of some roles only. */
const ensureOffered = ({ part, product, entity, record }: RunningOnRecord, changed: readonly string[]): void => {
  const role = String(record[product.person.role])
  const others =
    entity.name === product.person.entity
      ? part.fields.filter((each) => changed.includes(each.name) && each.of !== undefined && !each.of.includes(role))
      : []
  if (others.length > 0)
    throw new InvalidInput(
      others.map((each) => ({ field: each.name, code: 'of', template: 'errors.notOffered', params: [`@${each.label}`] })),
    )
}

/** What a form holds of a stored value: of a file its uuid. */
const inForm = ({ part, record }: RunningOnRecord, name: string): unknown => {
  const value = record[pathIn(part.name, name)] ?? null
  const field = named(part.fields, name)
  return field && holdsFile(field) ? uuidOf(value) : value
}

/** What of a patch is new; the rest was sent along and is no change. */
const changedIn = (running: RunningOnRecord, patch: Values): readonly string[] =>
  Object.keys(patch).filter((name) => JSON.stringify(patch[name] ?? null) !== JSON.stringify(inForm(running, name)))

/** A region falls with its country, unless another is given. */
const cleared = ({ part }: RunningAction, patch: Values): Values =>
  Object.fromEntries(
    part.fields
      .filter((each) => each.within !== undefined && each.within in patch && !(each.name in patch))
      .map((each) => [each.name, null]),
  )

/** @param record holds stored values; a patch that changes nothing is saved all the same */
export const update = async (running: RunningOnRecord): Promise<Outcome> => {
  const { part, record, change, action } = running
  const patch: Values = { ...cleared(running, change.input), ...change.input }
  ensureFieldRights(running, Object.keys(change.input))
  const changed = changedIn(running, patch)
  ensureOffered(running, changed)
  await ensureOn(
    running,
    part.fields.filter(({ name }) => changed.includes(name)),
  )
  const stored = Object.fromEntries(part.form.map((name) => [name, inForm(running, name)]))
  await validate(running, {
    name: action.form ?? action.operation,
    fields: part.fields,
    whole: { ...stored, ...patch },
    changed: new Set(changed),
  })
  ensureProven(running, changed)
  const after = await runEffect(running)
  const ready = await prepared(running, part.fields, { ...patch, ...stamps(running), ...Object.fromEntries(running.given) })
  await leaveBefore(running)
  await write(change, running.entity.name, part.name, record.id, ready)
  await Promise.all([after(record.id), leaveAfter(running, record.id, byPath(part, ready))])
  return { is: 'saved', id: record.id }
}
