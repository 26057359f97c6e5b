// What kinds of fields need the server before a value is stored: exactly those whose kind says so.
import type { PreparedKind } from '../../language/fields/index.ts'
import type { FieldModel } from '../../language/model.ts'
import type { RunningAction } from '../actions/RunningAction.ts'
import { file } from './file.ts'
import { richText } from './richText.ts'
import { secret } from './secret.ts'

interface Prepared {
  /** Never called with an empty value. RunningAction and field are absent for what no operation asks for. */
  readonly beforeWrite: (value: unknown, running?: RunningAction, field?: FieldModel) => Promise<unknown>
  /** Where emptying means more than storing nothing. */
  readonly empty?: (running: RunningAction, field: FieldModel) => Promise<void>
}

const prepared = { secret, richText, file, image: file } satisfies Record<PreparedKind, Prepared>
const preparedOf = (kind: string): Prepared | undefined => (prepared as Readonly<Record<string, Prepared>>)[kind]

/** A secret as it is stored, for those who store without a form. */
export const hashed = async (text: string): Promise<string> => String(await secret.beforeWrite(text))

/** A field's value as a change stores it. */
export const prepare = async (running: RunningAction, field: FieldModel, value: unknown): Promise<unknown> => {
  const found = preparedOf(field.kind)
  if (!found || value === undefined) return value
  if (value !== null) return found.beforeWrite(value, running, field)
  await found.empty?.(running, field)
  return null
}
