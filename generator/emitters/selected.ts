// selected.ts: compile-time checks that what a list shows, marks and sorts by is selected by its document, with values that fit the kinds.
import { listsOf } from '../../language/lists.ts'
import type { EntityModel, FieldModel, ListModel } from '../../language/model.ts'
import { pascal } from '../../language/names.ts'
import type { VariableStatementStructure } from 'ts-morph'
import { exportConst, importAllTypes, importTypes, noExports } from '../print/code.ts'
import { constant, literal } from '../print/literal.ts'
import { inLanguage, type Emitter } from './output.ts'
import { partFieldAt } from '../../language/partFields.ts'
import { choosesOne, lookOf } from '../../language/fields/index.ts'

const shownFields = (entity: EntityModel, list: ListModel): readonly FieldModel[] => {
  const shown = [...list.columns.flatMap((column) => [column.field, ...column.under, ...column.marks]), list.sort.by, ...list.opens]
  return [...new Set(shown)].flatMap((path) => partFieldAt(entity, path)?.field ?? [])
}

const kindsOf = (fields: readonly FieldModel[]) => Object.fromEntries(fields.map((field) => [field.path, lookOf(field)]))

const choicesOf = (fields: readonly FieldModel[]) =>
  Object.fromEntries(
    fields.flatMap((field) =>
      choosesOne(field) ? [[field.path, Object.fromEntries((field.choices ?? []).map((each) => [each.value, true]))]] : [],
    ),
  )

const checkOf = (entity: EntityModel, view: string, list: ListModel): VariableStatementStructure => {
  const { document } = list
  const fields = shownFields(entity, list)
  const guards = Object.fromEntries(Object.keys(list.guards).map((guard) => [guard, true]))
  const selected = `Selected<types.${document}Query['answer']['items'][number], types.${document}QueryVariables>`
  return exportConst({
    name: `${entity.wire}${pascal(view)}`,
    value: constant(literal({ kinds: kindsOf(fields), choices: choicesOf(fields), guards }), selected),
  })
}

export const emitSelected: Emitter = (world) => {
  const { model, specs } = world
  const lists = model.entities.flatMap((entity) => listsOf(entity).map(([view, list]) => checkOf(entity, view, list)))
  const statements = [importTypes(['Selected'], inLanguage(world, 'selected.ts')), importAllTypes('./graphql/types.ts'), ...lists]
  return {
    'selected.ts': { origin: { emitter: 'selected.ts', from: `${specs}/` }, statements: lists.length === 0 ? [noExports] : statements },
  }
}
