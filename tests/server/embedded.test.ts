// The embedded database on real PostgreSQL processes: what a start makes, and every place and user it starts for.
import { mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { holder, postgresOn } from './embedded/holder.ts'
import { ask, newFolder, start } from './embedded/workbench.ts'

describe('starting', () => {
  it('keeps what was written over a stop and a start', async () => {
    const folder = join(newFolder(), 'data')
    const first = await start(folder)
    await ask(first.ownerUrl, "create table note (id int primary key, text text); insert into note values (1, 'stays')")
    await first.stop()
    expect(postgresOn(folder)).toBeUndefined()
    const second = await start(folder)
    expect(await ask(second.ownerUrl, 'select text from note')).toEqual([{ text: 'stays' }])
  })

  it('gives the application role only what the owner grants', async () => {
    const folder = join(newFolder(), 'data')
    const { ownerUrl, applicationUrl } = await start(folder)
    await ask(ownerUrl, 'create table entry (id int); grant select, insert on entry to concord_app')
    await ask(applicationUrl, 'insert into entry values (1)')
    await expect(ask(applicationUrl, 'update entry set id = 2')).rejects.toThrow('permission denied')
    await expect(ask(applicationUrl, 'create table mine (id int)')).rejects.toThrow('permission denied')
    // Whoever causes errors fills no log with them.
    expect(readFileSync(join(folder, 'postgres.log'), 'utf8')).not.toContain('permission denied')
    expect(await ask(applicationUrl, 'select rolsuper, rolcreatedb, rolcreaterole from pg_roles where rolname = current_user')).toEqual([
      { rolsuper: false, rolcreatedb: false, rolcreaterole: false },
    ])
  })

  it('lets nobody in without the password, and keeps passwords and files to their owner', async () => {
    const folder = join(newFolder(), 'data')
    const { applicationUrl } = await start(folder)
    await expect(ask(applicationUrl.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow('password authentication failed')
    const modes = ['.', 'postgres', 'postgres.passwords.json', 'postgres.log', 'server.lock'].map(
      (name) => statSync(join(folder, name)).mode & 0o777,
    )
    expect(modes).toEqual([0o700, 0o700, 0o600, 0o600, 0o600])
    expect(statSync(new URL(applicationUrl).searchParams.get('host') ?? '').mode & 0o777).toBe(0o700)
    expect(readdirSync(folder).filter((name) => name.includes('initdb'))).toEqual([])
  })

  it('starts again after initdb was cut off half-way', async () => {
    const folder = join(newFolder(), 'data')
    mkdirSync(join(folder, 'postgres.unfinished'), { recursive: true })
    writeFileSync(join(folder, 'postgres.unfinished/PG_VERSION'), '18\n')
    expect(await ask((await start(folder)).applicationUrl, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('refuses the files of another PostgreSQL version, naming the way out', async () => {
    const folder = join(newFolder(), 'data')
    mkdirSync(join(folder, 'postgres'), { recursive: true })
    writeFileSync(join(folder, 'postgres/PG_VERSION'), '15\n')
    await expect(start(folder)).rejects.toThrow(/made by PostgreSQL 15.*DATABASE_URL/s)
  })
})

describe('places and users', () => {
  const root = process.getuid?.() === 0
  const asUser = (uid: number) => (root ? ['setpriv', `--reuid=${uid}`, `--regid=${uid}`, '--clear-groups'] : [])

  it('runs below a folder that only its owner may enter, in a path longer than a socket allows', async () => {
    const folder = join(newFolder(0o700), 'long-name-'.repeat(18), 'data')
    expect(await ask((await start(folder)).applicationUrl, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('runs with a temporary folder whose own path is too long for a socket', async () => {
    const before = process.env['TMPDIR']
    const folder = newFolder()
    process.env['TMPDIR'] = join(folder, 'tmp-'.repeat(30))
    try {
      expect(await ask((await start(join(folder, 'data'))).applicationUrl, 'select 1 as one')).toEqual([{ one: 1 }])
    } finally {
      if (before === undefined) delete process.env['TMPDIR']
      else process.env['TMPDIR'] = before
    }
  })

  // Started by root these are other users; started by an ordinary user each is that user.
  it.each([
    ['an ordinary user', 65_534],
    ['a user without passwd entry', 54_321],
  ])('runs as %s', async (_, uid) => {
    const server = holder(join(newFolder(0o700, root ? uid : undefined), 'data'), { before: asUser(uid) })
    const { applicationUrl } = await server.ready
    if (!root) expect(await ask(applicationUrl, 'select 1 as one')).toEqual([{ one: 1 }])
    server.kill('SIGTERM')
    expect(await server.ended).toEqual({ code: 0, errors: '' })
  })

  it('runs where user namespaces are refused, if the folders can be reached', async () => {
    const closed = join(newFolder(), 'data')
    const server = holder(closed, { path: withoutUnshare() })
    // The folder that the server makes is closed to others, which only matters to root.
    if (root) expect((await server.ended).errors).toMatch(/user 65534 cannot reach .*data.*DATABASE_URL/s)
    else await server.ready
    // And what helps is said, of the first folder on the way that is closed.
    if (root) expect((await server.ended).errors).toContain(`chmod 711 ${closed}\n`)
    server.kill('SIGTERM')
    await server.ended
    const open = newFolder()
    const second = holder(open, { path: withoutUnshare() })
    expect(await ask((await second.ready).applicationUrl, 'select 1 as one')).toEqual([{ one: 1 }])
    second.kill('SIGTERM')
    expect(await second.ended).toEqual({ code: 0, errors: '' })
  })

  /** A PATH on which the watchdog finds what it needs and nothing else is. */
  function withoutUnshare(): string {
    const folder = newFolder()
    for (const name of ['cat', 'sleep', 'rm']) symlinkSync(join('/bin', name), join(folder, name))
    return folder
  }
})
