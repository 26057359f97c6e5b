// One connection whose statements are sent as they come, without waiting for one another's answers: what does not depend on each other travels together.
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import type { PoolClient } from 'pg'
import type { NameOf } from './statementNames.ts'

interface Corked {
  cork(): void
  uncork(): void
}

/** The driver's socket; its types do not name it. */
const socketOf = (client: PoolClient): Corked =>
  (client as unknown as { readonly connection: { readonly stream: Corked } }).connection.stream

const affecting = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

export class Pipeline implements DatabaseConnection {
  readonly #client: PoolClient
  readonly #nameOf: NameOf
  #held = false

  constructor(client: PoolClient, nameOf: NameOf) {
    this.#client = client
    this.#nameOf = nameOf
  }

  /** Sent in the order of the calls; the database answers in that order. After one that fails, all further ones of its transaction fail too. */
  async executeQuery<R>({ sql: text, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>): Promise<QueryResult<R>> {
    this.#gather()
    const name = this.#nameOf(text)
    const { rows, rowCount, command } = await this.#client.query<R & Record<string, unknown>>({
      text,
      values: [...parameters],
      ...(name !== undefined && { name }),
    })
    return affecting.has(command) ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows }
  }

  /** begin, commit, rollback. @returns what the database says it did */
  async say(text: string): Promise<string> {
    this.#gather()
    const { command } = await this.#client.query(text)
    return command
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('rows are not streamed')
  }

  /** Everything that is asked in one turn leaves in one write. */
  #gather(): void {
    if (this.#held) return
    this.#held = true
    const socket = socketOf(this.#client)
    socket.cork()
    process.nextTick(() => {
      this.#held = false
      socket.uncork()
    })
  }
}
