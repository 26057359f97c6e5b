// The table of preferences (server/db/engine/preference.sql), one person's rows at a time.
import type { Pool } from 'pg'
import type { KeptName, PreferenceName, Preferences } from '../../language/preferences.ts'

interface Stored {
  readonly name: KeptName
  readonly value: string
}

const toPreferences = (rows: readonly Stored[]): Preferences => Object.fromEntries(rows.map(({ name, value }) => [name, value]))

const own = 'select name, value from preference where person = $1'

export const preferencesOf = async (pool: Pool, person: string): Promise<Preferences> =>
  toPreferences((await pool.query<Stored>({ name: 'preferences', text: own, values: [person] })).rows)

const ofSession = 'select p.name, p.value from session s join preference p on p.person = s.person where s.id = $1'

/** Of whoever a session is of. @param session its id */
export const preferencesIn = async (pool: Pool, session: string): Promise<Preferences> =>
  toPreferences((await pool.query<Stored>({ name: 'session preferences', text: ofSession, values: [session] })).rows)

const setting = `
  insert into preference (person, name, value) values ($1, $2, $3)
  on conflict (person, name) do update set value = excluded.value where preference.value <> excluded.value`
const takingBack = 'delete from preference where person = $1 and name = $2'

/** @param value null takes back what was said */
export const storePreference = async (pool: Pool, person: string, name: PreferenceName, value: string | null): Promise<void> => {
  if (value === null) await pool.query({ name: 'preference taken back', text: takingBack, values: [person, name] })
  else await pool.query({ name: 'preference', text: setting, values: [person, name, value] })
}
