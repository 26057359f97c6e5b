// One connection during a transaction, as Kysely asks it: statements leave as they come and are answered in that order, without waiting for one another (the driver's pipeline).
import type { CompiledQuery, DatabaseConnection, QueryResult as Result } from 'kysely'
import type { PoolClient, QueryResult } from 'pg'
import type { Row } from './database.ts'
import { isOutdated, type NameOf } from './statementNames.ts'
import { errorCode } from '../errorCode.ts'

const affecting = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])
/** What the database answers to everything after a failure in a transaction. */
const afterFailure = '25P02'

/** What is asked in one turn of the event loop leaves in one write: each costs a system call, and the database a wake-up. */
const gather = ({ connection: { stream } }: PoolClient): void => {
  if (stream.writableCorked > 0) return
  stream.cork()
  process.nextTick(() => stream.uncork())
}

/** What has no values may be anything (begin, several statements at once), which cannot be prepared. */
export const ask = async (client: PoolClient, nameOf: NameOf, text: string, values: readonly unknown[]): Promise<QueryResult<Row>> => {
  const name = values.length === 0 ? undefined : nameOf(text)
  gather(client)
  try {
    return await client.query<Row>({ text, values: [...values], ...(name !== undefined && { name }) })
  } catch (error) {
    if (name !== undefined && isOutdated(error)) nameOf.renew(text, name)
    throw error
  }
}

/** What fails because something before it did says what that was. */
export class TransactionConnection implements DatabaseConnection {
  readonly #client: PoolClient
  readonly #nameOf: NameOf
  #failure: Error | undefined
  #over = false

  constructor(client: PoolClient, nameOf: NameOf) {
    this.#client = client
    this.#nameOf = nameOf
  }

  async executeQuery<R>({ sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>): Promise<Result<R>> {
    // Whoever goes on although another threw: outside of the transaction it would be done, and stay.
    if (this.#over) throw new Error('the transaction was rolled back: nothing more is asked in it')
    const { rows, command, rowCount } = await this.#ask(sql, parameters)
    return { rows: rows as R[], ...(affecting.has(command) && { numAffectedRows: BigInt(rowCount ?? 0) }) }
  }

  /** begin, commit, rollback. @returns what the database says it did */
  async say(text: string): Promise<string> {
    const said = this.#ask(text, [])
    if (text === 'rollback') this.#over = true
    return (await said).command
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('rows are not streamed')
  }

  async #ask(text: string, values: readonly unknown[]): Promise<QueryResult<Row>> {
    try {
      const result = await ask(this.#client, this.#nameOf, text, values)
      // What failed before a savepoint was gone back to is over.
      if (text.startsWith('rollback to')) this.#failure = undefined
      return result
    } catch (error) {
      this.#failure ??= error as Error
      throw errorCode(error) === afterFailure ? this.#failure : error
    }
  }
}
