// Every failure of the embedded database: says what is wrong, and that another PostgreSQL can be used instead.

const otherWay = 'Or use a PostgreSQL of your own: set DATABASE_URL (application) and DATABASE_OWNER_URL (migrations).'

/** An error of the embedded database, written to be read by the person who started the server. */
export class EmbeddedError extends Error {
  override readonly name = 'EmbeddedError'

  constructor(what: string, options?: ErrorOptions) {
    super(`${what}\n${otherWay}`, options)
  }
}
