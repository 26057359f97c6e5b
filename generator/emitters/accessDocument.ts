// access.md: who may what, for people. The product owner reviews this table instead of code.
import { decide, type Guard, type Viewer } from '../../language/access.ts'
import type { Model, OperationModel } from '../../language/model.ts'
import { markdownHeader } from '../print/header.ts'
import { cell, row } from '../print/markdown.ts'
import type { Emitter } from './output.ts'
import { named } from '../../language/named.ts'

/** Somebody with a role's rights, looking at records of others. */
export const viewerOf = (model: Model, role: string): Viewer => ({
  id: '0',
  role,
  staff: named(model.roles, role)?.staff ?? false,
  rights: new Set(model.rights.filter((right) => right.holders.includes(role)).map((right) => right.name)),
})

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `${row(head)}${row(head.map((_each, at) => (at === 0 ? '---' : ':-:')))}${rows.map(row).join('')}`

const marks = (model: Model, guard: Guard): readonly string[] =>
  model.roles.filter((role) => role.staff).map((role) => (decide(viewerOf(model, role.name), guard).allowed ? '✓' : '–'))

/** With what the rights of screens that read with it add: for their fields, but it may be run. */
const guardOf = ({ guard, also }: OperationModel): Guard =>
  also.length === 0 ? guard : { ...guard, rule: { anyOf: [guard.rule, ...also.map((each) => each.rule)] } }

export const emitAccessDocument: Emitter = ({ model, specs }) => {
  const staff = model.roles.filter((role) => role.staff).map((role) => cell(model.texts[role.one] ?? role.name))
  const rights = model.rights.map((right) => [
    cell(right.name),
    cell(model.texts[`areas.${right.area}`] ?? right.area),
    right.scope,
    ...model.roles.map((role) => (right.holders.includes(role.name) ? '✓' : '–')),
  ])
  const later = model.rights.flatMap((right) =>
    right.later
      ? [[cell(right.name), cell(right.later.why), ...model.roles.map((role) => (right.later?.holders.includes(role.name) ? '✓' : '–'))]]
      : [],
  )
  const screens = model.screens.map((screen) => [cell(screen.name), cell(screen.path), ...marks(model, screen.guard)])
  const operations = model.operations
    .filter((each) => !each.preview)
    .map((each) => [cell(each.name), each.does, ...marks(model, guardOf(each))])
  const discloses = model.entities.flatMap((entity) =>
    entity.actions.flatMap((action) => (action.discloses === undefined ? [] : [[cell(action.operation), cell(action.discloses)]])),
  )
  return {
    'access.md': `${markdownHeader({ emitter: 'accessDocument.ts', from: `${specs}/` })}
# Who may what

## Rights

${table(['Right', 'Area', 'Scope', ...model.roles.map((role) => cell(role.name))], rights)}
${
  later.length === 0
    ? ''
    : `## Rights for later

Nobody holds them until what they are for is built; the marks say who will.

${table(['Right', 'Why', ...model.roles.map((role) => cell(role.name))], later)}
`
}## Screens

${table(['Screen', 'Path', ...staff], screens)}
## Operations

Each change's preview asks the same. A screen's rights suffice for what it reads. Single parts, fields and marks keep rights of their own.

${table(['Operation', 'Does', ...staff], operations)}
## What refusals disclose

${table(['Operation', 'Discloses'], discloses)}`,
  }
}
