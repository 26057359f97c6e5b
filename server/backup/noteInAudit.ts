// Who reads the audit sees when all data were copied, and from when those are that were put back. Nobody is logged in for it.
import type { Client } from 'pg'
import type { Manifest } from './Manifest.ts'

export const noteInAudit = async (client: Client, action: 'backup' | 'restore', { time }: Pick<Manifest, 'time'>): Promise<void> => {
  await client.query("insert into audit_record (action, outcome, input) values ($1, 'DONE', jsonb_build_object('time', $2::text))", [
    action,
    time,
  ])
}
