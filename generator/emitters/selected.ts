// selected.ts: compile-time checks that what a list shows, marks and sorts by is selected by its document, with values that fit the kinds.
import type { EntityModel, FieldModel } from '../../language/model.ts'
import { codeHeader } from '../print/header.ts'
import { literal, stringLiteral } from '../print/literal.ts'
import { lookOf } from '../resolve/field.ts'
import type { Emitter } from './output.ts'

const shownFields = (entity: EntityModel): readonly FieldModel[] => {
  const { list } = entity
  if (!list) return []
  const shown = [...list.columns.flatMap((column) => [column.field, ...column.under, ...column.marks]), list.sort.by, ...list.opens]
  const fields = entity.parts.flatMap((part) => part.fields)
  return [...new Set(shown)].flatMap((path) => fields.find((each) => each.path === path) ?? [])
}

const kindsOf = (fields: readonly FieldModel[]) => Object.fromEntries(fields.map((field) => [field.path, lookOf(field)]))

const choicesOf = (fields: readonly FieldModel[]) =>
  Object.fromEntries(
    fields.flatMap((field) =>
      field.kind === 'choice' ? [[field.path, Object.fromEntries((field.choices ?? []).map((each) => [each.value, true]))]] : [],
    ),
  )

const checkOf = (entity: EntityModel): string => {
  const name = entity.list?.document ?? ''
  const fields = shownFields(entity)
  const guards = Object.fromEntries(Object.keys(entity.list?.guards ?? {}).map((guard) => [guard, true]))
  return `
export const ${entity.wire} = ${literal({ kinds: kindsOf(fields), choices: choicesOf(fields), guards })} as const satisfies Selected<${name}Query['answer']['items'][number], ${name}QueryVariables>
`
}

export const emitSelected: Emitter = ({ model, specs, language }) => {
  const lists = model.entities.filter((entity) => entity.list)
  const names = lists.flatMap((entity) => [`  ${entity.list?.document}Query,\n`, `  ${entity.list?.document}QueryVariables,\n`])
  const imports = `import type {\n${names.join('')}} from './graphql/types.ts'\n`
  const header = codeHeader({ emitter: 'selected.ts', from: `${specs}/` })
  if (lists.length === 0) return { 'selected.ts': `${header}export {}\n` }
  return {
    'selected.ts': `${header}import type { Selected } from ${stringLiteral(`${language}/selected.ts`)}\n${imports}${lists.map(checkOf).join('')}`,
  }
}
