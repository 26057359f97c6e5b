// How many sessions wait at this moment for what another has locked: a test that sets two against each other asks it, instead of waiting a while.

type Ask = (text: string) => Promise<readonly unknown[]>

/** @param sql asks a database of the test's own; any of its roles may */
export const lockWaiters = async (sql: Ask): Promise<number> => (await sql('select from pg_locks where not granted')).length
