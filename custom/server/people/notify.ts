// One row in the outbox; sending it is the deployment's (domain 23). Rolled back with everything else, so a preview mails nothing.
import { insert, sql } from '../../../server/kit.ts'
import type { Work } from '../../../server/kit.ts'
import { table } from '../tables.ts'

/** To an address. Template names the mail; params fill it. */
export const mail = async (work: Work, to: string, template: string, params: readonly string[] = []): Promise<string> => insert(work, 'Mail', { to, template, params })

/** To the address that a user has now. Deleted users get none. */
export const notify = async (work: Work, user: string, template: string, params: readonly string[] = []): Promise<void> => {
  const { rows } = await sql<{ email: string }>`select email from ${table('User')} where id = ${user}::bigint and status <> 'DELETED'`.execute(work.tx)
  const [found] = rows
  if (found) await mail(work, found.email, template, params)
}
