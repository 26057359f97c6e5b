// What kinds of fields need the server before a value is stored: exactly those whose kind says so.
import type { PreparedKind } from '../../language/fields/index.ts'
import type { FieldModel } from '../../language/model.ts'
import type { Doing } from '../actions/Doing.ts'
import { file } from './file.ts'
import { secret } from './secret.ts'

interface Prepared {
  /** Null empties. Doing is absent for what no operation asks for. */
  readonly beforeWrite: (value: unknown, doing: Doing | undefined, field: FieldModel) => Promise<unknown>
}

const prepared = { secret, file, image: file } satisfies Record<PreparedKind, Prepared>

/** A field's value as it is stored. */
export const prepare = async (doing: Doing, field: FieldModel, value: unknown): Promise<unknown> => {
  const found = (prepared as Readonly<Record<string, Prepared>>)[field.kind]
  return found && value !== undefined ? found.beforeWrite(value, doing, field) : value
}

/** A secret as it is stored, for those who set one outside of a form. */
export const hashSecret = async (value: string): Promise<string> => String(await secret.beforeWrite(value))
