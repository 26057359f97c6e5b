// What kinds of fields need the server before a value is stored: exactly those whose kind says so.
import type { PreparedKind } from '../../language/fields/index.ts'
import { richText } from './richText.ts'
import { secret } from './secret.ts'

interface Prepared {
  readonly beforeWrite: (value: unknown) => Promise<unknown>
}

const prepared = { richText, secret } satisfies Record<PreparedKind, Prepared>

/** The value as it is stored. */
export const beforeWrite = async (kind: string, value: unknown): Promise<unknown> => {
  const found = (prepared as Readonly<Record<string, Prepared>>)[kind]
  return found && value !== null && value !== undefined ? found.beforeWrite(value) : value
}
