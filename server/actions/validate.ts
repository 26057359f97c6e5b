// Whether an input may be stored: the form's own validator on the whole, errors only where something was changed, and what only the database knows.
import { refers, traitsOf } from '../../language/fields/index.ts'
import { sql } from 'kysely'
import { codeOf, fieldOf, messageFor, type BrokenRule } from '../../language/messages.ts'
import type { FieldModel } from '../../language/model.ts'
import { isThere, keyList } from '../queries/fragments.ts'
import { areOffered, isOffering } from '../queries/offered.ts'
import { isKey } from '../queries/isKey.ts'
import { configuredList } from '../configured.ts'
import { allowedChoices } from './allowedChoices.ts'
import { brokenRules, isEmpty, type Form, type Input } from './brokenRules.ts'
import type { RunningAction } from './RunningAction.ts'
import { ensureMet } from './ensureMet.ts'
import { InvalidInput, type InputError } from './InvalidInput.ts'
import { listOf, newlyChosen } from './newlyChosen.ts'
import { weakPasswords } from './weakPasswords.ts'
import { requireNamed } from '../../language/named.ts'
import { ownPart } from '../../language/partFields.ts'

const labelOf = (field: FieldModel): readonly string[] => [`@${field.label}`]

const errorOf = (fields: ReadonlyMap<string, FieldModel>, broken: BrokenRule): InputError => {
  const name = fieldOf(broken)
  const field = fields.get(name)
  return field
    ? { field: name, code: codeOf(broken), ...messageFor(field, broken) }
    : { field: name, code: codeOf(broken), template: 'errors.invalid', params: [name] }
}

/** One error a field is enough: the first. */
const firstOfEach = (errors: readonly InputError[]): readonly InputError[] =>
  errors.filter((each, at) => errors.findIndex((other) => other.field === each.field) === at)

/** What went is chosen no more, though what refers to it already may go on doing so. */
const missingReferences = async ({ product, reader, record }: RunningAction, field: FieldModel, value: unknown): Promise<boolean> => {
  const ids = listOf(value)
  const target = requireNamed(product.entities, field.entity ?? '')
  if (!ids.every((id) => isKey(target, id))) return true
  const own = ownPart(target)
  const kept = listOf(record?.[field.path] ?? [])
  const { rows } =
    await sql`select id from ${sql.table(own.table)} as o where id = any(${keyList(target, ids)}) and (${isThere(target)} or id = any(${keyList(target, kept)})) for key share`.execute(
      reader.db,
    )
  return rows.length < new Set(ids).size
}

/** What is chosen already may stay, though nobody could choose it anew. */
const isChoosable = async (running: RunningAction, field: FieldModel, value: unknown): Promise<boolean> => {
  const allowed = await allowedChoices(running, field)
  const stored: unknown = running.record?.[field.path] ?? []
  const kept: readonly unknown[] = Array.isArray(stored) ? stored : [stored]
  return (Array.isArray(value) ? value : [value]).every((each: unknown) => allowed.has(String(each)) || kept.includes(each))
}

const rowsOf = (value: unknown): readonly Input[] => (Array.isArray(value) ? (value as readonly Input[]) : [])

/** The first column in which a row was given a value that nobody may choose anew. As many as were stored may stay. */
const closedColumn = async (running: RunningAction, field: FieldModel, value: unknown): Promise<FieldModel | undefined> => {
  const stored = rowsOf(running.record?.[field.path])
  for (const column of field.row?.filter((each) => each.choices) ?? []) {
    const allowed = await allowedChoices(running, column)
    const count = (rows: readonly Input[], choice: unknown): number => rows.filter((row) => row[column.name] === choice).length
    const closed = rowsOf(value)
      .flatMap((row) => row[column.name] ?? [])
      .filter((each) => typeof each === 'string' && !allowed.has(each))
    if (closed.some((each) => count(rowsOf(value), each) > count(stored, each))) return column
  }
  return undefined
}

const currenciesIn = (prices: unknown): readonly unknown[] =>
  Array.isArray(prices) ? prices.map((each: { readonly currency?: unknown }) => each.currency) : []

/** A price is given anew only in a currency that the site's configuration names; in others it may stay. */
const isPriceable = async (running: RunningAction, field: FieldModel, value: unknown): Promise<boolean> => {
  const open = new Set<unknown>([
    ...(await configuredList(running.reader, field.narrowedBy ?? '')),
    ...currenciesIn(running.record?.[field.path]),
  ])
  return currenciesIn(value).every((each) => open.has(each))
}

const beyondForm = async (running: RunningAction, { fields, whole, changed }: Form): Promise<readonly InputError[]> => {
  const errors: InputError[] = []
  for (const field of fields.filter((each) => changed.has(each.name) && !isEmpty(whole[each.name]))) {
    const value = whole[field.name]
    const isReference = refers(field)
    if (isReference && (await missingReferences(running, field, value)))
      errors.push({ field: field.name, code: 'gone', template: 'errors.gone', params: labelOf(field) })
    else if (isOffering(field) && !(await areOffered(running.reader, field, newlyChosen(running, field, value))))
      errors.push({ field: field.name, code: 'retired', template: 'errors.notChoosable', params: labelOf(field) })
    if (traitsOf(field).perCurrency && !(await isPriceable(running, field, value)))
      errors.push({ field: field.name, code: 'retired', template: 'errors.retired', params: labelOf(field) })
    if (field.choices && !(await isChoosable(running, field, value)))
      errors.push({ field: field.name, code: 'retired', template: 'errors.retired', params: labelOf(field) })
    const column = await closedColumn(running, field, value)
    if (column) errors.push({ field: field.name, code: 'retired', template: 'errors.retired', params: labelOf(column) })
  }
  return errors
}

/** @throws InvalidInput, Refusal */
export const validate = async (running: RunningAction, form: Form): Promise<void> => {
  const fields = new Map(form.fields.map((each) => [each.name, each]))
  const broken = (await brokenRules(running, form)).map((each) => errorOf(fields, each))
  const errors = broken.length > 0 ? broken : [...(await beyondForm(running, form)), ...(await weakPasswords(running, form))]
  if (errors.length > 0) throw new InvalidInput(firstOfEach(errors))
  await ensureMet(running, form)
}
