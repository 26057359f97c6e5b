// Opens what is storedAs sealed, for the server's own code: nothing of it goes into an answer, a log or the audit.
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { ProductModel } from '../ProductModel.ts'
import { keyList } from '../queries/fragments.ts'
import { isKey } from '../queries/isKey.ts'
import { placeOf, sealingOf } from './sealed.ts'
import { named, requireNamed } from '../../language/named.ts'

/** Empty: none is stored. Lost: one is stored, and cannot be opened: it was only hashed, its key is gone, or it was put there from elsewhere. */
export type Secret = { readonly is: 'empty' } | { readonly is: 'lost' } | { readonly is: 'open'; readonly text: string }

interface SecretField {
  readonly entity: string
  /** '' for the entity's own. */
  readonly part: string
  readonly field: string
}

/** @returns by the record's id */
export const openSecrets = async (
  { tx, product }: { readonly tx: Db; readonly product: ProductModel },
  { entity, part: name, field: fieldName }: SecretField,
  ids: readonly string[],
): Promise<(id: string) => Secret> => {
  const owner = requireNamed(product.entities, entity)
  const part = requireNamed(owner.parts, name)
  const field = named(part.fields, fieldName)
  const [column] = field?.columns ?? []
  if (field?.storedAs !== 'sealed' || !column) throw new Error(`${entity} keeps no ${name}.${fieldName} sealed`)
  const sealing = sealingOf(product)
  const keys = ids.filter((id) => isKey(owner, id))
  const { rows } = await sql<{ id: string; stored: string }>`
    select id::text as id, ${sql.ref(column.name)} as stored from ${sql.table(part.table)}
    where id = any(${keyList(owner, keys)}) and ${sql.ref(column.name)} is not null`.execute(tx)
  const found = new Map(
    rows.map(({ id, stored }): readonly [string, Secret] => {
      const text = sealing.open(stored, placeOf(part, field, id))
      return [id, text === undefined ? { is: 'lost' } : { is: 'open', text }]
    }),
  )
  return (id) => found.get(id) ?? { is: 'empty' }
}
