// A read that a custom of the product answers: what is known elsewhere and kept in no record.
import type { Call } from '../call.ts'
import { runCustom } from '../customs.ts'
import type { Reader } from '../reader.ts'

export const answer = async ({ product, db }: Reader, { operation, caller, args }: Call): Promise<unknown> => {
  const give = product.customs.answers?.[operation.name]
  if (!give) throw new Error(`answer ${operation.name} is not written`)
  const given = Object.fromEntries((operation.takes ?? []).map((name) => [name, String(args[name])]))
  return runCustom(give, { db, product, viewer: caller, given })
}
