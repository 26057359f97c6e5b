// The release before, on its database: what it stored is there afterwards, by whatever migrations lie between. In full, with both servers, in tests/long/upgrade.test.ts.
import { expect, it } from 'vitest'
import { applicationRole } from '../../server/db/embedded/makeRoles.ts'
import { migrate } from '../../server/db/migrate.ts'
import { readMigrations } from '../../server/db/readMigrations.ts'
import { product } from '../../server/product.ts'
import { digestsOf, noteTables } from '../drill/tableDigests.ts'
import { frozen, told } from './history/beginnings.ts'
import { makeOld, withDatabase } from './history/oldDatabase.ts'
import { releaseBefore } from './history/releaseBefore.ts'
import { untouched } from './history/untouched.ts'

// Without a history here, the first version stands for it.
const before = releaseBefore()
const old = before === undefined ? frozen() : told(before)

it(`a database of the release before (${old.name}) keeps all rows, and all values of what no migration writes`, async () => {
  await withDatabase(async (client, ownerUrl) => {
    await makeOld(client, old)
    const noted = await noteTables(client)
    const names = old.migrations.map(({ name }) => name)
    const kept = untouched(noted, readMigrations(), names)
    expect(kept.length).toBeGreaterThan(noted.length / 2)
    const [counted, digested] = [await digestsOf(client, noted), await digestsOf(client, kept)]
    expect(Object.values(counted).filter(({ rows }) => rows === 0)).toEqual([])

    await migrate(ownerUrl, applicationRole, { product })

    expect(await digestsOf(client, kept)).toEqual(digested)
    const after = await digestsOf(client, noted)
    expect(Object.keys(counted).filter((name) => (after[name]?.rows ?? 0) < (counted[name]?.rows ?? 0))).toEqual([])
    expect((await client.query('select * from audit_faults()')).rows).toEqual([])
    const { rows } = await client.query<{ name: string }>('select name from schema_migration')
    expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(readMigrations().map(({ name }) => name)))
  })
})
