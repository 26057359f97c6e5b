// A file is stored by the upload that its uuid names: it must have come, from this person, for this field of this record, and belong to nobody yet.
import { sql } from 'kysely'
import { uuidOf, type FileValue } from '../../language/fields/file.ts'
import type { FieldModel } from '../../language/model.ts'
import type { RunningAction } from '../actions/RunningAction.ts'
import { InvalidInput } from '../actions/InvalidInput.ts'
import type { Work } from '../customs.ts'

/** Gives files up: their bytes go once this is committed. @param values as fields hold them; empty ones do not matter */
export const dropFiles = async ({ tx }: Pick<Work, 'tx'>, values: readonly unknown[]): Promise<void> => {
  const uuids = values.map(uuidOf).filter((each) => typeof each === 'string')
  if (uuids.length === 0) return
  await sql`update stored_file set dropped = now() where uuid = any(${uuids}::uuid[])`.execute(tx)
}

/** What a new record is made with must be what the upload was asked for with. */
const boundTo = ({ change, record }: RunningAction, { upload }: FieldModel): Readonly<Record<string, unknown>> =>
  record ? {} : Object.fromEntries((upload?.with ?? []).map((name) => [name, change.input[name]]))

const take = async (running: RunningAction, field: FieldModel, uuid: unknown): Promise<FileValue> => {
  const { change, record, entity } = running
  const { rows } = await sql<{ value: FileValue }>`
    update stored_file set taken = now() where uuid = ${String(uuid)}::uuid and actor = ${change.actor.id} and entity = ${entity.name} and field = ${field.path}
    and record is not distinct from ${record?.id ?? null} and bound = ${JSON.stringify(boundTo(running, field))}::jsonb
    and arrived is not null and taken is null and dropped is null returning value`.execute(change.tx)
  const [found] = rows
  if (!found) throw new InvalidInput([{ field: field.name, code: 'upload', template: 'errors.upload', params: [`@${field.label}`] }])
  return found.value
}

export const file = {
  /** In the preview too: there it is taken and given back. */
  beforeWrite: async (value: unknown, running?: RunningAction, field?: FieldModel): Promise<unknown> => {
    if (!running || !field) throw new Error('a file is taken by a change of its record')
    const before = running.record?.[field.path]
    if (uuidOf(before) === uuidOf(value)) return before
    await dropFiles(running.change, [before])
    return take(running, field, uuidOf(value))
  },
  empty: ({ change, record }: RunningAction, field: FieldModel): Promise<void> => dropFiles(change, [record?.[field.path]]),
}
