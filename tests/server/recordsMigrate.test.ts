// Bringing a database to what the server expects: again and again, two at once, and refusing what was changed behind its back.
import { appendFileSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startEmbedded, type Embedded } from '../../server/db/embedded/startEmbedded.ts'
import { indexSearch } from '../../server/db/indexSearch.ts'
import { migrate } from '../../server/db/migrate.ts'
import { readMigrations } from '../../server/db/readMigrations.ts'
import { withClient } from '../../server/db/withClient.ts'
import { ask as askAt } from './embedded/workbench.ts'
import { customs } from './records/libraryBench.ts'
import { library } from './records/library/index.ts'
import { makeProduct, type MadeProduct } from './records/makeProduct.ts'

let embedded: Embedded
let made: MadeProduct
const dataDir = realpathSync(mkdtempSync(join(tmpdir(), 'migrate-')))

const ask = (text: string) => askAt(embedded.ownerUrl, text)
const bring = () => migrate(embedded.ownerUrl, 'concord_app', made)

beforeAll(async () => {
  made = makeProduct(library, customs)
  embedded = await startEmbedded({ dataDir, address: 'http://localhost:1/', fsync: false })
})
afterAll(async () => {
  await embedded.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

describe('migrate', () => {
  it('lets one of several servers do it while the others wait', async () => {
    await Promise.all([bring(), bring(), bring()])
    const names = readMigrations(made.folder).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['engine/records.sql', 'engine/session.sql', 'product/0001.sql']))
    expect((await ask('select name from schema_migration')).map(({ name }) => name)).toEqual(names)
  })

  it('changes nothing when it comes again, and makes the rows that must exist', async () => {
    await ask("insert into members (email, role) values ('bare@example.com', 'reader')")
    await bring()
    await bring()
    expect(await ask('select o.id, s.status from members o join members_standing s on s.id = o.id')).toEqual([{ id: '1', status: 'GOOD' }])
    expect(await ask('select id, version from houses')).toEqual([{ id: 'site', version: 1 }])
  })

  it("puts the specs' rights back, and only those", async () => {
    await ask("delete from role_right where \"right\" = 'readMe'; insert into role_right values ('reader', 'everything')")
    await bring()
    expect(await ask("select role from role_right where \"right\" in ('readMe', 'everything')")).toEqual([{ role: 'helper' }])
  })

  it('adds the next migration of the product', async () => {
    writeFileSync(join(made.folder, '0002.sql'), 'alter table "books" add column "shelf" text;\n')
    await bring()
    expect(
      await ask("select count(*)::int as n from information_schema.columns where table_name = 'books' and column_name = 'shelf'"),
    ).toEqual([{ n: 1 }])
  })

  it('leaves the version before when one fails', async () => {
    writeFileSync(join(made.folder, '0003.sql'), 'create table "half" (id int);\ninsert into "nowhere" values (1);\n')
    await expect(bring()).rejects.toThrow('migration product/0003.sql failed: relation "nowhere" does not exist')
    expect(await ask("select to_regclass('half') as half")).toEqual([{ half: null }])
    rmSync(join(made.folder, '0003.sql'))
    await bring()
  })

  it('refuses a database that a later release migrated, and leaves its rights to that', async () => {
    await ask("insert into schema_migration values ('product/9999.sql', 'x'); insert into role_right values ('reader', 'ofLater')")
    await expect(bring()).rejects.toThrow('migrated by a later release (product/9999.sql)')
    expect(await ask('select role from role_right where "right" = \'ofLater\'')).toEqual([{ role: 'reader' }])
    await ask("delete from schema_migration where name = 'product/9999.sql'")
    await bring()
  })

  it('refuses one that was changed after it ran', async () => {
    appendFileSync(join(made.folder, '0002.sql'), '-- harmless\n')
    await expect(bring()).rejects.toThrow('product/0002.sql was changed after it had been applied')
  })

  it('searches a field by an index over its own column, whatever was called so before', async () => {
    await withClient(embedded.ownerUrl, async (client) => {
      await client.query('begin')
      await client.query('alter table "books" rename column "title" to "heading"')
      await client.query('alter table "books" add column "title" text')
      await indexSearch(client, made.product.entities)
      const { rows } = await client.query<{ says: string }>(
        `select indexdef as says from pg_indexes where tablename = 'books' and right(indexname, 6) = '_words'`,
      )
      const over = rows.map(({ says }) => /lower\("?(\w+)"?\)/.exec(says)?.[1])
      expect(over).toContain('title')
      expect(over).not.toContain('heading')
      await client.query('rollback')
    })
  })
})
