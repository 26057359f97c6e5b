// What creation and dialogs take in: everything that is demanded, nothing that the system writes, one name once.
import { isComputed } from '../../language/fields/derived.ts'
import { isOperationList } from '../../language/fields/choice.ts'
import { choosesOne, holdsFile } from '../../language/fields/index.ts'
import type { AddProblem, SpecPath } from '../problem.ts'
import { under, type WrittenAsks, type WrittenEntity, type WrittenField } from '../written.ts'
import { uploadOf } from '../resolve/upload.ts'
import { whyUnheld } from './leftSource.ts'
import { fieldsOf, type Ensure } from './scope.ts'
import { entitiesIn, partsIn, transitionsIn, type At, type PartAt } from './walk.ts'

const givenBySystem = (path: string, field: WrittenField | undefined): string | undefined => {
  if (path === 'id' || /(^|\.)status$/.test(path)) return `"${path}" is given by the system.`
  if (field?.written) return `"${path}" is written by the system, so it cannot be given.`
  return field && isComputed(field) ? `"${path}" is computed, so it cannot be given.` : undefined
}

const ensureCreate = (entity: At<WrittenEntity>, add: AddProblem): void => {
  const { create } = entity.spec
  const fields = fieldsOf(entity.spec)
  const asked = new Set<string>()
  for (const [at, path] of (create?.fields ?? []).entries()) {
    const place = [...entity.path, 'create', 'fields', at]
    const message = givenBySystem(path, fields.get(path))
    if (message !== undefined) add({ code: 'input-of-system', path: place, message })
    const name = path.slice(path.indexOf('.') + 1)
    if (asked.has(name)) add({ code: 'input-twice', path: place, message: `Two inputs are called "${name}".` })
    asked.add(name)
  }
  for (const name of Object.keys(create?.asks ?? {})) {
    if (asked.has(name))
      add({ code: 'input-twice', path: [...entity.path, 'create', 'asks', name], at: 'name', message: `Two inputs are called "${name}".` })
  }
}

/** A record of each file: of one that creation asks for. */
const ensureEach = (entity: At<WrittenEntity>, add: AddProblem): void => {
  const each = entity.spec.create?.each
  if (each === undefined) return
  const upload = uploadOf(fieldsOf(entity.spec).get(each))
  if (upload !== undefined && entity.spec.create?.fields.includes(each)) return
  const message = `"${each}" is no file that creation asks for.`
  add({ code: 'each-is-no-file', path: [...entity.path, 'create', 'each'], message })
}

/** An upload belongs to a field of a record, and what can be done is known only when all questions are; the answer to a question is of neither. */
const ensureAskable = (asks: WrittenAsks | undefined, path: SpecPath, add: AddProblem): void => {
  for (const [name, ask] of Object.entries(asks ?? {})) {
    const message = `"${name}" asks for a file; only fields of a record take files.`
    if (holdsFile(ask)) add({ code: 'file-asked', path: [...path, 'asks', name, 'kind'], message })
    const listed = `"${name}" asks for an operation; only fields of a record tell those: write its options one by one.`
    if (choosesOne(ask) && isOperationList(ask.options))
      add({ code: 'operation-asked', path: [...path, 'asks', name, 'options'], message: listed })
  }
}

/** What the system gives by itself: a first value, a stamp, the place in an order. */
const isGiven = ({ order, create }: WrittenEntity, name: string, field: WrittenField): boolean =>
  ('starts' in field && field.starts !== undefined) || order?.by === name || Object.hasOwn(create?.sets ?? {}, name)

/** Whatever every record has to have is asked for when it is made, or given by the effect that the spec says so of. */
const ensureDemanded = (entity: At<WrittenEntity>, add: AddProblem): void => {
  const { create } = entity.spec
  if (!create) return
  const missing = Object.entries(entity.spec.fields).filter(
    ([name, field]) =>
      field.required &&
      !isComputed(field) &&
      field.of === undefined &&
      !isGiven(entity.spec, name, field) &&
      ![...create.fields, ...(create.gives ?? [])].includes(name),
  )
  const giving = create.effect === undefined ? 'an effect gives it (effect, gives)' : `the effect "${create.effect}" gives it (gives)`
  for (const [name] of missing.filter(([, field]) => field.written)) {
    const message = `"${name}" is required, written by the system and has no value to start with: say what it starts with, or that ${giving}.`
    add({ code: 'input-missing', path: [...entity.path, 'fields', name, 'required'], message })
  }
  const [first, ...more] = missing.filter(([, field]) => !field.written).map(([name]) => `"${name}"`)
  if (first !== undefined) {
    const names = more.length === 0 ? `${first} is` : `${[first, ...more.slice(0, -1)].join(', ')} and ${more.at(-1) ?? ''} are`
    const message = `${names} required and ${more.length === 0 ? 'has' : 'have'} no value to start with, so creation has to ask for it, or say that ${giving}.`
    add({ code: 'input-missing', path: [...entity.path, 'create', 'fields'], message })
  }
  if (create.gives !== undefined && create.effect === undefined)
    add({
      code: 'given-by-nothing',
      path: [...entity.path, 'create', 'gives'],
      message: 'Creation has no effect that could give anything: name it (effect), or ask for these fields (fields).',
    })
}

interface Answering {
  readonly asks?: WrittenAsks
  readonly effect?: string
}

/** Why the field cannot hold the answer; undefined where it can. An effect may give what was not answered. */
const whyUnanswered = (name: string, ask: WrittenField, field: WrittenField, effect: string | undefined): string | undefined =>
  field.required && !ask.required && effect === undefined ? 'it is required, and nothing need be answered' : whyUnheld(name, ask, field)

/** An answer under the name of a field that the system writes is stored there, whatever it is. */
const ensureAnswers = (part: PartAt, { asks = {}, effect }: Answering, path: SpecPath, add: AddProblem): void => {
  for (const [name, ask] of Object.entries(asks)) {
    const field = under(part.spec.fields, name)
    const why = field?.written && !holdsFile(ask) ? whyUnanswered(name, ask, field, effect) : undefined
    if (why === undefined) continue
    const message = `The answer is stored in "${name}" of kind ${field?.kind ?? ''}, which cannot hold it: ${why}. Ask for what it holds, or call the question otherwise.`
    add({ code: 'ask-of-another-kind', path: [...path, 'asks', name], at: 'name', message })
  }
}

const ensureStored = (part: PartAt, add: AddProblem): void => {
  for (const { spec, path } of transitionsIn(part)) {
    ensureAskable(spec.asks, path, add)
    ensureAnswers(part, spec, path, add)
  }
  for (const [name, field] of Object.entries(part.spec.fields)) {
    if (!field.written || field.update === undefined) continue
    const message = `"${name}" is written by the system; a right to change it opens nothing.`
    add({ code: 'update-of-written', path: [...part.path, 'fields', name, 'update'], message })
  }
}

export const ensureInputs: Ensure = ({ written, add }) => {
  for (const entity of entitiesIn(written)) {
    ensureCreate(entity, add)
    ensureDemanded(entity, add)
    ensureEach(entity, add)
    ensureAskable(entity.spec.create?.asks, [...entity.path, 'create'], add)
    for (const [name, action] of Object.entries(entity.spec.actions ?? {}))
      ensureAskable(action.asks, [...entity.path, 'actions', name], add)
    const parts = partsIn(entity)
    for (const part of parts) ensureStored(part, add)
    // Creation answers for the entity itself.
    if (parts[0] && entity.spec.create) ensureAnswers(parts[0], entity.spec.create, [...entity.path, 'create'], add)
  }
}
