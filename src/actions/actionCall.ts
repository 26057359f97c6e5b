// How an action becomes a call: which documents it runs, and what it hands them.
import { actionKind } from '../../language/actions/index.ts'
import type { DocumentNode } from 'graphql'
import type { ActionModel } from '../../language/model.ts'
import { pascal } from '../../language/names.ts'
import { pathIn, valueAt } from '../../language/paths.ts'
import { changeNamed } from '../client/records/useRecords.ts'
import type { Records } from '../client/records/loadRecords.ts'
import type { Row } from '../client/records/Row.ts'
import type { Variables } from '../client/records/variablesFor.ts'
import type { FieldError } from '../client/records/outcome.ts'
import type { Preview } from './Preview.ts'

type Named = Pick<ActionModel, 'wires'>
export type Values = Readonly<Record<string, unknown>>

/** An input by the names that the contract has for it. */
const wireInput = ({ wires }: Named, input: Values): Values =>
  wires ? Object.fromEntries(Object.entries(input).map(([name, value]) => [wires[name] ?? name, value])) : input

/** What is told of it, by the names of its form. */
export const formErrors = ({ wires = {} }: Named, errors: readonly FieldError[]): readonly FieldError[] => {
  const names = new Map(Object.entries(wires).map(([name, wire]) => [wire, name]))
  return names.size === 0 ? errors : errors.map((each) => ({ ...each, field: names.get(each.field) ?? each.field }))
}

/** What the preview made of this very input, where the server answers a question itself: it is sent as it was shown. */
export const toldInput = ({ asks }: Pick<ActionModel, 'asks'>, preview: Preview | undefined, input: Values): Values => {
  if (!preview || JSON.stringify(preview.of) !== JSON.stringify(input)) return {}
  const told = asks.filter((each) => each.written === 'server').map(({ name }) => name)
  return Object.fromEntries(preview.values.flatMap(({ field, text }) => (told.includes(field) ? [[field, text] as const] : [])))
}

export interface Intent {
  readonly action: ActionModel
  /** Absent for what is done to the list as a whole. */
  readonly record?: Row | undefined
  readonly key: string
  readonly input: Values
  readonly ticks: readonly string[]
}

export const changeDocument = async (records: Records, action: ActionModel): Promise<DocumentNode> =>
  changeNamed(records, pascal(action.operation))
export const previewDocument = async (records: Records, action: ActionModel): Promise<DocumentNode> =>
  changeNamed(records, `${pascal(action.operation)}Preview`)

/** The version of the part that an action changes. */
export const versionOf = (record: Row, part: string): number | undefined => {
  const version = valueAt(record, pathIn(part, 'version'))
  return typeof version === 'number' ? version : undefined
}

/** Of two states of one record the one whose part was saved later; what is another record counts for nothing. */
export const newerOf = (record: Row, other: Row | undefined, part: string): Row =>
  other?.id === record.id && (versionOf(other, part) ?? 0) > (versionOf(record, part) ?? 0) ? other : record

/** Everything a call may want, by the contract's names; the document takes what it declares. */
export const argumentsOf = ({ action, record, key, input, ticks }: Intent): Variables => ({
  ...(record ? { [action.idAs ?? 'id']: record.id, version: versionOf(record, action.part) } : {}),
  key,
  ticks,
  [actionKind(action).edits ? 'patch' : 'input']: wireInput(action, input),
})
