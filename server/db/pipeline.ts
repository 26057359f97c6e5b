// One connection whose statements are sent as they come, without waiting for one another's answers: what does not depend on each other travels together.
import type { CompiledQuery, DatabaseConnection, QueryResult as Result } from 'kysely'
import type { PoolClient, QueryResult } from 'pg'
import utils from 'pg/lib/utils.js'
import { Batch } from './Batch.ts'
import type { Asked, Column, Done, PreparedCall } from './Batch.ts'
import type { NameOf } from './statementNames.ts'

/** What is used of the driver: kinds have numbers, of which its types name only some. */
interface Driver {
  readonly connection: { readonly stream: { cork(): void; uncork(): void } }
  getTypeParser(oid: number, format: 'text'): Column['parse']
}

const driverOf = (client: PoolClient): Driver => client

const affecting = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

export class Pipeline implements DatabaseConnection {
  readonly #client: PoolClient
  readonly #nameOf: NameOf
  /** What this connection has prepared, by name: what such a statement gives never changes. */
  readonly #prepared = new Map<string, readonly Column[]>()
  #waiting: Asked[] = []

  constructor(client: PoolClient, nameOf: NameOf) {
    this.#client = client
    this.#nameOf = nameOf
  }

  /** Sent in the order of the calls; the database answers in that order. After one that fails, all further ones of its transaction fail too. */
  async executeQuery<R>({ sql: text, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>): Promise<Result<R>> {
    const { rows, command, count } = await this.#ask(
      text,
      parameters.map((each) => utils.prepareValue(each)),
    )
    return { rows: rows as R[], ...(affecting.has(command) && { numAffectedRows: BigInt(count) }) }
  }

  /** begin, commit, rollback. @returns what the database says it did */
  async say(text: string): Promise<string> {
    return (await this.#ask(text, [])).command
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('rows are not streamed')
  }

  /** Everything that is asked in one turn leaves in one write. */
  #ask(text: string, values: Asked['values']): Promise<Done> {
    if (this.#waiting.length === 0) process.nextTick(() => this.#send())
    return new Promise((resolve, reject) => void this.#waiting.push({ text, values, resolve, reject }))
  }

  #send(): void {
    const socket = driverOf(this.#client).connection.stream
    const asked = this.#waiting
    this.#waiting = []
    let batch: PreparedCall[] = []
    const sendBatch = (): void => {
      if (batch.length > 0) this.#client.query(new Batch(batch))
      batch = []
    }
    socket.cork()
    for (const each of asked) {
      const name = this.#nameOf(each.text)
      const columns = name === undefined ? undefined : this.#prepared.get(name)
      if (name !== undefined && columns) batch.push({ name, columns, asked: each })
      else {
        sendBatch()
        this.#sendAlone(each, name)
      }
    }
    sendBatch()
    socket.uncork()
  }

  #sendAlone({ text, values, resolve, reject }: Asked, name: string | undefined): void {
    this.#client.query<Record<string, unknown>>({ text, values, ...(name !== undefined && { name }) }).then((result) => {
      if (name !== undefined) this.#prepared.set(name, this.#columnsOf(result))
      resolve({ rows: result.rows, command: result.command, count: result.rowCount ?? 0 })
    }, reject)
  }

  #columnsOf({ fields }: QueryResult): readonly Column[] {
    const driver = driverOf(this.#client)
    return fields.map(({ name, dataTypeID }) => ({ name, parse: driver.getTypeParser(dataTypeID, 'text') }))
  }
}

const pipelines = new WeakMap<PoolClient, Pipeline>()

/** The one of this connection, as long as it lives. */
export const pipelineOn = (client: PoolClient, nameOf: NameOf): Pipeline => {
  const pipeline = pipelines.get(client) ?? new Pipeline(client, nameOf)
  pipelines.set(client, pipeline)
  return pipeline
}
