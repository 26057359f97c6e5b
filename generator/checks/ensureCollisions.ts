// Different names in the specs may become one name in the contract, the database or the folder of generated files.
import { refersToOne } from '../../language/fields/index.ts'
import { actionKind } from '../../language/actions/index.ts'
import { listsOf } from '../../language/lists.ts'
import type { EntityModel, Model, PartModel } from '../../language/model.ts'
import { camel, filterName, inputName as nameInInput, pascal } from '../../language/names.ts'
import type { AddProblem, SpecPath } from '../problem.ts'
import { filteredPaths } from '../emitters/filters.ts'
import { maskedName, revealingParts } from '../emitters/reveals.ts'
import { formFieldsOf } from '../resolve/forms.ts'
import { uploadFields } from '../resolve/upload.ts'
import { inputName } from '../emitters/sdl.ts'
import { byOperation } from '../resolve/operations.ts'
import { isPartSent, sentFields } from '../selection.ts'
import { reservedWords } from './reservedWords.ts'

/** types: names that the hand-written contract has taken; roots: operations it has. */
export interface Taken {
  readonly types: ReadonlySet<string>
  readonly roots: ReadonlySet<string>
}

const entityPath = (entity: EntityModel): SpecPath => ['entities', entity.name]
const partPath = (entity: EntityModel, part: PartModel): SpecPath =>
  part.name === '' ? entityPath(entity) : [...entityPath(entity), 'parts', part.name]

/** Keeps who has which name; the second to want one is told so. */
const register = (what: string, add: AddProblem, taken: ReadonlySet<string> = new Set()) => {
  const owners = new Map([...taken].map((name) => [name, 'the engine']))
  return (name: string, path: SpecPath, owner: string): void => {
    const known = owners.get(name)
    // An entity is shown where it says its name.
    const place = path.length === 2 ? { path: [...path, 'entity'] } : { path, at: 'name' as const }
    const message = `${owner.charAt(0).toUpperCase()}${owner.slice(1)} would have ${what} "${name}", as ${known} has already.`
    if (known !== undefined) add({ code: 'name-collides', ...place, message })
    else owners.set(name, owner)
  }
}

const typesOf = (entity: EntityModel, part: PartModel): readonly string[] => {
  const changed = entity.actions.some((action) => action.part === part.name && actionKind(action).answers === 'part')
  const removal =
    part.name === '' && entity.actions.some((action) => actionKind(action).answers === 'removal') ? [`${entity.name}Removal`] : []
  return [part.typeName, ...removal, ...(changed ? [`${part.typeName}Change`, `${part.typeName}Saved`, `${part.typeName}Conflict`] : [])]
}

const pageTypes = (entity: EntityModel): readonly string[] =>
  entity.list ? ['Filter', 'Page', 'Sort', 'SortBy'].map((end) => `${pascal(entity.wire)}${end}`) : []

const ensureTypes = (model: Model, add: AddProblem, taken: Taken): void => {
  const type = register('the type', add, taken.types)
  const enums = new Map<string, string>()
  for (const entity of model.entities) {
    for (const part of entity.parts.filter(isPartSent))
      for (const name of typesOf(entity, part))
        type(name, partPath(entity, part), part.name === '' ? entity.name : `${entity.name}'s part ${part.name}`)
    for (const [action] of byOperation(entity.actions))
      type(inputName(action), entityPath(entity), `what ${entity.name}.${action.path} takes in`)
    for (const part of revealingParts(entity)) type(maskedName(part), partPath(entity, part), `the masked fields of ${part.typeName}`)
    type(`${entity.name}Card`, entityPath(entity), `the card of ${entity.name}`)
    for (const report of entity.reports ?? []) type(report.typeName, entityPath(entity), `the report ${report.name} of ${entity.name}`)
    for (const name of pageTypes(entity)) type(name, entityPath(entity), `the list of ${entity.name}`)
    for (const part of entity.parts) {
      for (const field of part.fields) {
        if (field.enum === undefined || (field.enum === 'Role' && enums.has('Role'))) continue
        enums.set(field.enum, field.path)
        type(
          field.enum,
          field.name === 'status' ? partPath(entity, part) : [...partPath(entity, part), 'fields', field.name],
          `the values of ${entity.name}.${field.path}`,
        )
      }
    }
  }
}

const ensureOperations = (model: Model, add: AddProblem, taken: Taken): void => {
  const operation = register('the operation', add, taken.roots)
  for (const { name, entity, action, preview, field } of model.operations) {
    const read = field === undefined ? `a read of ${entity}` : `the upload of ${entity}.${field}`
    if (!preview) operation(name, ['entities', entity], action === undefined ? read : `${entity}.${action}`)
  }
  for (const entity of model.entities) {
    const refuse = (message: string): void => add({ code: 'name-collides', path: [...entityPath(entity), 'entity'], message })
    for (const [first, ...more] of byOperation(entity.actions)) {
      const odd = more.find((each) => each.from.length === 0 || first.from.length === 0 || each.part !== first.part)
      const overlap = more.find((each) => each.from.some((state) => first.from.includes(state)))
      if (odd)
        refuse(`${odd.path} and ${first.path} would be one operation "${first.operation}"; only transitions of one part may share a verb.`)
      else if (overlap) refuse(`${overlap.path} and ${first.path} share the operation "${first.operation}", and both start from one state.`)
    }
  }
}

const ensureTables = (model: Model, add: AddProblem): void => {
  const table = register('the table', add)
  const index = register('the index', add)
  for (const { name, entity, part, columns, indexes } of model.tables) {
    const path = part === '' ? ['entities', entity] : ['entities', entity, 'parts', part]
    const owner = part === '' ? entity : `${entity}'s part ${part}`
    table(name, path, owner)
    const column = register('the column', add)
    for (const each of columns) column(each.name, path, `a field of ${entity}`)
    for (const each of indexes) index(each.name, path, owner)
  }
}

/** email and e.mail would both be eMail in filters, sorts and guards. */
const ensureCamel = (model: Model, add: AddProblem): void => {
  for (const entity of model.entities) {
    const name = register('in filters and guards the name', add)
    const fields = entity.parts.flatMap((part) => sentFields(part).map((field) => ({ field, part })))
    const used = new Set([
      ...filteredPaths(model, entity),
      ...(entity.list?.sortable ?? []),
      ...fields.filter((each) => each.field.guard).map((each) => each.field.path),
    ])
    for (const part of entity.parts) if (part.guard) name(part.name, partPath(entity, part), `the part ${part.name}`)
    for (const { field, part } of fields)
      if (used.has(field.path)) name(camel(field.path), [...partPath(entity, part), 'fields', field.name], `the field ${field.path}`)
    const own = register('on the card the name', add, new Set(['id', 'title', 'picture']))
    for (const [at, path] of entity.card.under.entries()) own(camel(path), [...entityPath(entity), 'card', 'under', at], path)
    for (const [at, mark] of entity.card.marks.entries()) own(mark.wire, [...entityPath(entity), 'card', 'marks', at], mark.path)
  }
}

/** What the contract calls otherwise is not called as something else is: in an answer, in filters, in the input of an operation. */
const ensureWires = (model: Model, add: AddProblem): void => {
  for (const entity of model.entities) {
    const fields = entity.parts.flatMap((part) =>
      sentFields(part).map((field) => ({ field, path: [...partPath(entity, part), 'fields', field.name] })),
    )
    const filter = register('in filters the name', add)
    for (const path of filteredPaths(model, entity)) {
      const found = fields.find((each) => each.field.path === path)
      if (found) filter(filterName(found.field), found.path, `the field ${path}`)
    }
    for (const part of entity.parts.filter(isPartSent)) {
      const answer = register('in answers the name', add, new Set(['id', 'version']))
      const own = fields.filter(({ field }) => sentFields(part).includes(field))
      for (const { field, path } of own) if (field.name !== 'id') answer(field.name, path, `the field ${field.path}`)
      for (const { field, path } of own)
        if (refersToOne(field) && field.wire !== undefined) answer(field.wire, path, `the id of ${field.path}`)
    }
    for (const actions of byOperation(entity.actions)) {
      const input = register(`among what ${actions[0].operation} takes in the name`, add)
      for (const field of formFieldsOf(entity, actions)) {
        const path = fields.find((each) => each.field === field)?.path ?? entityPath(entity)
        input(nameInInput(field), path, field.path)
      }
    }
  }
}

const ensureFiles = (model: Model, add: AddProblem): void => {
  const wire = register('the wire name', add, new Set(['session']))
  for (const entity of model.entities) {
    wire(entity.wire, entityPath(entity), entity.name)
    if (reservedWords.has(entity.wire))
      add({
        code: 'reserved-name',
        path: [...entityPath(entity), 'entity'],
        message: `${entity.name} cannot be called "${entity.wire}" in code, a word of JavaScript: say another wire.`,
      })
  }
  for (const entity of model.entities) {
    if (['index', 'all', 'session', 'frame', 'home'].includes(entity.file))
      add({
        code: 'name-collides',
        path: [...entityPath(entity), 'entity'],
        message: `Its file cannot be called ${entity.file}.ts: a generated file has that name.`,
      })
  }
  for (const { name, entity } of model.forms)
    if (name === 'index')
      add({
        code: 'reserved-name',
        path: ['entities', entity, 'entity'],
        message: 'No dialog can be of an operation "index": the list of all forms is called so.',
      })
}

/** Documents are called after what they ask; a list's, a row's and a detail's name could be an action's too. */
const ensureDocuments = (model: Model, add: AddProblem, taken: Taken): void => {
  const document = register('the document', add, new Set([...taken.roots].map(pascal)))
  for (const entity of model.entities) {
    const { list, details, stats, furtherStats = [], autocomplete } = entity
    const named = [
      ...listsOf(entity).flatMap(([, each]) => [each.document, each.rowDocument]),
      list?.sums?.document,
      ...details.map((each) => each.document),
      ...[stats, ...furtherStats].map((each) => each?.document),
      ...(entity.reports ?? []).map((each) => each.document),
      autocomplete && pascal(autocomplete),
    ]
    const gets = entity.parts.filter((part) => part.name !== '' && isPartSent(part)).map((part) => `${pascal(part.wire)}Get`)
    for (const name of [...named, ...gets]) if (name) document(name, entityPath(entity), `a read of ${entity.name}`)
    for (const { upload, path } of uploadFields(entity))
      document(pascal(upload.operation), entityPath(entity), `the upload of ${entity.name}.${path}`)
    for (const [first] of byOperation(entity.actions))
      for (const end of ['', 'Preview']) document(`${pascal(first.operation)}${end}`, entityPath(entity), `${entity.name}.${first.path}`)
  }
  for (const { name, entity, does } of model.operations)
    if (does === 'answer') document(pascal(name), ['entities', entity, 'answers', name], `the answer ${name}`)
}

export const ensureCollisions = (model: Model, taken: Taken, add: AddProblem): void => {
  ensureTypes(model, add, taken)
  ensureOperations(model, add, taken)
  ensureDocuments(model, add, taken)
  ensureTables(model, add)
  ensureCamel(model, add)
  ensureWires(model, add)
  ensureFiles(model, add)
}
