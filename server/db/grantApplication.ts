// What the application's role may do: work with the records, add to ledger and audit, and nothing else.
import type { Client } from 'pg'

/** Tables of the engine that are only ever added to, or that only their own triggers change. */
const addOnly = ['audit_record', 'state_change', 'ledger_operation', 'ledger_entry']
const readOnly = ['audit_lane', 'audit_line', 'schema_migration', 'role_right']

export const grantApplication = async (client: Client, role: string): Promise<void> => {
  const name = client.escapeIdentifier(role)
  await client.query(`grant usage on schema public to ${name}`)
  await client.query(`grant select, insert, update, delete on all tables in schema public to ${name}`)
  await client.query(`grant usage, select on all sequences in schema public to ${name}`)
  await client.query(`revoke update, delete, truncate on ${addOnly.join(', ')} from ${name}`)
  await client.query(`revoke insert, update, delete, truncate on ${readOnly.join(', ')} from ${name}`)
}
