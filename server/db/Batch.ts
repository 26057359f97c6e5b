// Statements that a connection has prepared already, sent as one message with one answer: what they give is known, so it is not described again.
import { Query } from 'pg'
import type { Connection } from 'pg'

type Row = Record<string, unknown>

/** A column of what a statement gives. */
export interface Column {
  readonly name: string
  readonly parse: (value: string) => unknown
}

export interface Done {
  readonly rows: readonly Readonly<Row>[]
  /** What the database says it did: INSERT, and with how many rows. */
  readonly command: string
  readonly count: number
}

export interface Asked {
  readonly text: string
  /** As the database reads them. */
  readonly values: (string | Buffer | null)[]
  readonly resolve: (done: Done) => void
  readonly reject: (error: Error) => void
}

export interface PreparedCall {
  /** Of the prepared statement. */
  readonly name: string
  readonly columns: readonly Column[]
  readonly asked: Asked
}

const rowOf = (columns: readonly Column[], values: readonly (string | null)[]): Row => {
  const row: Row = {}
  columns.forEach(({ name, parse }, at) => {
    const value = values[at] ?? null
    row[name] = value === null ? null : parse(value)
  })
  return row
}

/** One failure fails all that come after it: the database skips them. The driver calls what begins with handle. */
export class Batch extends Query {
  readonly #calls: readonly PreparedCall[]
  #at = 0
  #rows: Readonly<Row>[] = []

  constructor(calls: readonly PreparedCall[]) {
    super('')
    this.#calls = calls
  }

  override submit = (connection: Connection): null => {
    for (const { name, asked } of this.#calls) {
      connection.bind({ statement: name, values: asked.values }, true)
      connection.execute(null, true)
    }
    connection.sync()
    return null
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    const call = this.#calls[this.#at]
    try {
      if (call) this.#rows.push(rowOf(call.columns, fields))
    } catch (error) {
      call?.asked.reject(error as Error)
    }
  }

  /** INSERT 0 1, SELECT 1, COMMIT */
  handleCommandComplete({ text }: { readonly text: string }): void {
    const words = text.split(' ')
    this.#calls[this.#at]?.asked.resolve({ rows: this.#rows, command: words[0] ?? '', count: Number(words.at(-1)) })
    this.#at += 1
    this.#rows = []
  }

  handleError(error: Error): void {
    for (const { asked } of this.#calls.slice(this.#at)) asked.reject(error)
    this.#at = this.#calls.length
  }

  /** Everybody was told already. */
  handleReadyForQuery(): void {}
}
