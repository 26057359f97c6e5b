// Records of the product by the names and types of their fields: of a field that is renamed, or means another value, nothing compiles that used it.
import type { Stored } from '#generated/stored.ts'
import type { ChangeIn, EntityIn, NewIn, RecordIn, RowIn, TableIn } from '../../language/stored.ts'
import { openStore } from '../../server/kit.ts'

export const { loadRecords, find, count, insert, write, erase, touch } = openStore<Stored>()

export type EntityName = EntityIn<Stored>
/** A whole record of an entity, by path: user['payee.country']. */
export type RecordOf<E extends EntityName> = RecordIn<Stored, E>
/** A row of one table. */
export type RowOf<N extends TableIn<Stored>> = RowIn<Stored, N>
/** Values for one table, by field; null empties. */
export type ChangeOf<N extends TableIn<Stored>> = ChangeIn<Stored, N>
/** Values of a new record, by path. */
export type NewOf<E extends EntityName> = NewIn<Stored, E>
