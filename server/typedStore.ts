// How a product's own code reads and writes records: by the names and types that its specs give their fields.
import type { ChangeIn, EntityIn, NewIn, RecordIn, RowIn, StoredBy, TableIn, WhereIn } from '../language/stored.ts'
import { erase } from './actions/erase.ts'
import { insert } from './actions/insert.ts'
import { write } from './actions/write.ts'
import { touch } from './actions/touch.ts'
import type { Touched, Work } from './customs.ts'
import type { Db } from './db/database.ts'
import { countWhere, findRows, type RowLock } from './queries/findRows.ts'
import { loadRecords } from './queries/loadRecords.ts'
import type { Fragment } from './queries/plan.ts'
import { table, type Columns, type TableName } from './tables.ts'

/** No other fields, not even by a spread. */
type Only<Field, V> = V extends unknown ? { readonly [K in Exclude<keyof V, Field>]: never } : never

type Where<S extends StoredBy, N extends TableIn<S>> = WhereIn<S, N> | ((own: Columns<N & TableName>) => Fragment)

const conditionIn = <S extends StoredBy, N extends TableIn<S>>(name: N, where: Where<S, N>): object =>
  typeof where === 'function' ? where(table(name as N & TableName, 'own')) : where

export interface TypedStore<S extends StoredBy> {
  /** Whole records by id, in that order, as this transaction sees them; undefined where there is none. Locks nothing. */
  readonly loadRecords: <E extends EntityIn<S>>(
    work: Pick<Work, 'product'> & { readonly tx: Db },
    entity: E,
    ids: readonly string[],
  ) => Promise<readonly (RecordIn<S, E> | undefined)[]>
  /**
   * Rows of one table of which all of this holds, in the order of their ids: find(change, 'Loan', { member: id, status: ['OPEN', 'LATE'] }).
   * @param where values by field, or what else its columns say: (own) => sql`${own.due} < now()`
   */
  readonly find: <N extends TableIn<S>>(
    work: Pick<Work, 'product'> & { readonly tx: Db },
    name: N,
    where: Where<S, N>,
    lock?: RowLock,
  ) => Promise<readonly RowIn<S, N>[]>
  /** How many they are. */
  readonly count: <N extends TableIn<S>>(work: Pick<Work, 'product'> & { readonly tx: Db }, name: N, where: Where<S, N>) => Promise<number>
  /** Makes a record in the transaction of the work; announced when it commits. Gives its id; one that is given is kept. */
  readonly insert: <E extends EntityIn<S>, V extends NewIn<S, E>>(
    work: Work,
    entity: E,
    values: V & Only<keyof NewIn<S, E>, V>,
  ) => Promise<string>
  /** Changes one part of a record in the transaction of the work, which locks its row. Gives the part's new version. @param name User, User.personal */
  readonly write: <N extends TableIn<S>, V extends ChangeIn<S, N>>(
    work: Work,
    name: N,
    id: string,
    values: V & Only<keyof ChangeIn<S, N>, V>,
  ) => Promise<number>
  /** Says that a part of a record changed where its SQL did it: whoever looks at it reads it again. */
  readonly touch: (work: Pick<Work, 'touched'>, name: TableIn<S>, changed: Pick<Touched, 'id' | 'version' | 'created'>) => void
  /** Removes a record with all its parts, in the transaction of the work; announced when it commits. */
  readonly erase: (work: Work, entity: EntityIn<S>, id: string) => Promise<void>
}

const placeOf = (name: string): { readonly entity: string; readonly part: string } => {
  const [entity = '', part = ''] = name.split('.')
  return { entity, part }
}

/** The store as the specs of a product describe it. That its tables hold what the specs say is taken for granted here and nowhere else. */
export const openStore = <S extends StoredBy>(): TypedStore<S> => ({
  loadRecords: (work, entity, ids) =>
    loadRecords(work, entity, ids) as Promise<readonly unknown[]> as Promise<readonly (RecordIn<S, typeof entity> | undefined)[]>,
  find: (work, name, where, lock) =>
    findRows(work, placeOf(name), conditionIn(name, where), lock) as Promise<readonly unknown[]> as Promise<
      readonly RowIn<S, typeof name>[]
    >,
  count: (work, name, where) => countWhere(work, placeOf(name), conditionIn(name, where)),
  insert,
  erase,
  write: (work, name, id, values) => {
    const { entity, part } = placeOf(name)
    return write(work, entity, part, id, values)
  },
  touch: (work, name, changed) => touch(work, { ...placeOf(name), ...changed, removed: false }),
})
