// One row in the outbox; sending it is the deployment's (domain 23). Rolled back with everything else, so a preview mails nothing.
import { sql, table, type Work } from '../../../server/kit.ts'
import { insert } from '../store.ts'

const mails = table('Mail')
const u = table('User', 'u')

/** To an address. Template names the mail; params fill it. */
export const mail = async (work: Work, to: string, template: string, params: readonly string[] = []): Promise<string> =>
  insert(work, 'Mail', { to, template, params })

/** To the address that a user has now; deleted users get none. One statement, since every payout brings a mail along. */
export const notify = async ({ tx }: Work, user: string, template: string, params: readonly string[] = []): Promise<void> => {
  await sql`
    insert into ${mails} (${mails.to}, ${mails.template}, ${mails.params})
    select ${u.email}, ${template}, ${params}::text[] from ${u} where ${u.id} = ${user}::bigint and ${u.status} <> 'DELETED'`.execute(tx)
}
