// A connection address that both `pg` and libpq understand, for a unix socket as for TCP.
import type { Kept } from './keepPostgres.ts'

export type Login = { readonly user: string; readonly password: string; readonly database: string }

export function databaseUrl({ host, port }: Pick<Kept, 'host' | 'port'>, { user, password, database }: Login): string {
  const login = `${encodeURIComponent(user)}:${encodeURIComponent(password)}`
  if (!host.startsWith('/')) return `postgresql://${login}@${host}:${port}/${database}`
  return `postgresql://${login}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
}
