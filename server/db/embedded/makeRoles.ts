// The two roles and the one database: the owner changes tables (migrations), the application only works with them.
import type { Client } from 'pg'
import { withClient } from '../withClient.ts'
import type { Passwords } from './readPasswords.ts'
import { databaseUrl } from './databaseUrl.ts'
import type { Kept } from './keepPostgres.ts'

export const ownerRole = 'concord_owner'
export const applicationRole = 'concord_app'
export const databaseName = 'concord'

/** Safe to repeat; it also puts the passwords of the data folder in force again. */
export async function makeRoles(running: Kept, passwords: Passwords): Promise<void> {
  const connect = (database: string) => databaseUrl(running, { user: 'postgres', password: passwords.superuser, database })
  await withClient(connect('postgres'), async (client) => {
    await makeRole(client, ownerRole, passwords.owner)
    await makeRole(client, applicationRole, passwords.application)
    const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName])
    if (rowCount === 0) await client.query(`create database ${databaseName} owner ${ownerRole}`)
    await client.query(`revoke all on database ${databaseName} from public`)
    await client.query(`grant connect on database ${databaseName} to ${applicationRole}`)
  })
  await withClient(connect(databaseName), async (client) => {
    await client.query(`alter schema public owner to ${ownerRole}`)
    await client.query('revoke all on schema public from public')
    await client.query(`grant usage on schema public to ${applicationRole}`)
  })
}

async function makeRole(client: Client, role: string, password: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role])
  const attributes = `login nosuperuser nocreatedb nocreaterole noreplication password ${client.escapeLiteral(password)}`
  await client.query(`${rowCount === 0 ? 'create' : 'alter'} role ${role} ${attributes}`)
}
