// What is stored of what people have beside their password.
import type { Pool } from 'pg'

export type FactorKind = 'APP' | 'PASSKEY' | 'CODES'

export interface Factor {
  readonly id: string
  readonly kind: FactorKind
  /** The app's secret, sealed; a passkey's public key; the salt of the codes. */
  readonly key: string
  /** Id of a passkey. */
  readonly credential: string | null
  readonly transports: readonly string[] | null
  /** Of an app the last of its steps that was used, of a passkey how often it was. */
  readonly counter: number
}

export interface NewFactor extends Pick<Factor, 'kind' | 'key'>, Partial<Pick<Factor, 'credential' | 'transports' | 'counter'>> {
  readonly name?: string
}

export const readFactors = async (pool: Pool, person: string): Promise<readonly Factor[]> => {
  const columns = 'number::text as id, kind, key, credential, transports, counter::float8 as counter'
  return (await pool.query<Factor>(`select ${columns} from factor where person = $1 order by number`, [person])).rows
}

/** @returns whether it is there now: of a passkey that somebody has already it is not */
export const addFactor = async (
  pool: Pool,
  person: string,
  { kind, key, name, credential, transports, counter }: NewFactor,
): Promise<boolean> => {
  const sql = `
    insert into factor (person, kind, key, name, credential, transports, counter) values ($1, $2, $3, $4, $5, $6, $7)
    on conflict (credential) do nothing`
  const given = [person, kind, key, name ?? null, credential ?? null, transports ?? null, counter ?? 0]
  return ((await pool.query(sql, given)).rowCount ?? 0) > 0
}

/**
 * Notes that it was used, once for each count.
 * @param counter of an app, the step; of a passkey, what it says; some always say 0
 * @returns whether nobody used it so before
 */
export const noteFactorUse = async (pool: Pool, { id }: Pick<Factor, 'id'>, counter: number): Promise<boolean> => {
  const sql = 'update factor set counter = $2, used = now() where number = $1 and (counter < $2 or $2 = 0)'
  return ((await pool.query(sql, [id, counter])).rowCount ?? 0) > 0
}
