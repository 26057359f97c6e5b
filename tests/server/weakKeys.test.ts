// Keys and passwords that the data folder keeps: an empty or short one is refused with its place and its remedy, and never replaced.
import { chmodSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { EmbeddedError } from '../../server/db/embedded/EmbeddedError.ts'
import { OptionsError } from '../../server/options/OptionsError.ts'
import { madeUpPassword } from '../../server/options/madeUpPassword.ts'
import { obtainKey } from '../../server/options/obtainKey.ts'
import { readOptions } from '../../server/options/readOptions.ts'
import { loadProduct } from '../../server/loadProduct.ts'
import { startServer } from '../../server/startServer.ts'
import { logLines } from '../../server/log.ts'
import { whyOf } from '../../server/sayWhy.ts'
import { fillDemo, type Demo } from '../../server/fillDemo.ts'
import { withSealing } from '../../server/secrets/withSealing.ts'
import { ask, newFolder } from './embedded/workbench.ts'
import { patiently } from '../run/patiently.ts'

/** A data folder with this in one file of it, as a crash, a full disk or a careless copy leaves it. */
const folderWith = (name: string, text: string): string => {
  const folder = join(newFolder(), 'data')
  mkdirSync(folder, { mode: 0o700 })
  writeFileSync(join(folder, name), text)
  return folder
}

const start = (folder: string, told: (demo: Demo) => void = () => undefined) =>
  startServer({
    served: loadProduct(),
    limits: patiently,
    options: { ...readOptions({ PORT: '0', DATA_DIR: folder, DEMO: '1' }), fsync: false },
    fill: async (database, obtained, product) => {
      const nobody = () => Promise.resolve({ filled: false, staff: [] })
      told(await fillDemo(database, product, nobody, { demoPassword: '', dataDir: folder }, obtained))
    },
  })

it('a server whose keys are not those that sealed says at its start which are missing', async () => {
  const lines = vi.spyOn(logLines, 'write').mockReturnValue(undefined)
  onTestFinished(() => lines.mockRestore())
  const told = (): readonly string[] => lines.mock.calls.flatMap(([line]) => (line.includes('needs keys that are not in') ? [line] : []))
  const folder = join(newFolder(), 'data')
  const first = await start(folder)
  const place = 'factor/key/1'
  const sealing = withSealing(loadProduct(), { dataDir: folder }).product.sealing
  const stored = sealing?.seal('of an app', place) ?? ''
  await ask(first.database.ownerUrl, `insert into factor (person, kind, key) values ('1', 'APP', '${stored}')`)
  await first.stop()
  await (await start(folder)).stop()
  expect(told()).toEqual([])
  renameSync(join(folder, 'secrets-key'), join(folder, 'secrets-key.before'))
  await (await start(folder)).stop()
  expect(told()).toEqual([expect.stringContaining(`"keys":"${stored.split('.')[1]}"`)])
})

describe('a server is refused its start', () => {
  it.each([
    ['secrets-key', '', /secrets-key should hold a key.*is empty.*backup.*remove it/s],
    ['secrets-key', ' \n', /secrets-key .*is empty/s],
    ['secrets-key', 'short', /secrets-key .*is too short/s],
    ['secrets-key', `${'x'.repeat(32)},short`, /secrets-key .*is too short/s],
    ['file-key', '', /file-key should hold a key.*is empty/s],
    ['file-key', 'abc', /file-key .*is too short/s],
    ['demo-password', '', /demo-password should hold the password.*is empty.*DEMO_PASSWORD/s],
    ['demo-password', '1234', /demo-password .*is too short/s],
  ])('by a %s that holds %j', async (name, text, says) => {
    const folder = folderWith(name, text)
    const failed: unknown = await start(folder).catch((error: unknown) => error)
    expect(failed).toBeInstanceOf(OptionsError)
    expect((failed as Error).message).toMatch(says)
    expect((failed as Error).message).toContain(join(folder, name))
    expect(readFileSync(join(folder, name), 'utf8')).toBe(text)
  })

  it.each(['', '{', '{"superuser":"a","owner":"b","application":"c"}'])(
    'by passwords of the embedded database that are %j',
    async (text) => {
      const folder = folderWith('postgres.passwords.json', text)
      const failed: unknown = await start(folder).catch((error: unknown) => error)
      expect(failed).toBeInstanceOf(EmbeddedError)
      expect((failed as Error).message).toMatch(/postgres\.passwords\.json should hold the passwords.*backup/s)
      expect(readFileSync(join(folder, 'postgres.passwords.json'), 'utf8')).toBe(text)
    },
  )

  it('by a data folder that cannot be one, in one line', async () => {
    const file = join(folderWith('file', ''), 'file')
    const failed: unknown = await start(join(file, 'data')).catch((error: unknown) => error)
    expect(whyOf(failed)).toMatch(new RegExp(`^${file}.*ENOTDIR[^\n]*$`))
    const readOnly = Object.assign(new Error('EROFS: …'), { code: 'EROFS', syscall: 'mkdir', path: '/data' })
    const says = '/data is on a file system that can only be read (EROFS).'
    expect(whyOf(readOnly)).toBe(says)
    vi.stubEnv('DATA_DIR', '/data')
    onTestFinished(() => void vi.unstubAllEnvs())
    expect(whyOf(readOnly)).toBe(`${says} DATA_DIR says where data is kept.`)
  })

  it('by passwords or keys that cannot be read, which are no first start', async () => {
    for (const name of ['postgres.passwords.json', 'secrets-key']) {
      const folder = join(newFolder(), 'data')
      mkdirSync(join(folder, name), { recursive: true })
      await expect(start(folder)).rejects.toThrow(/EISDIR/)
      expect(statSync(join(folder, name)).isDirectory()).toBe(true)
    }
  })
})

describe('a key', () => {
  it('that is given must be long, too', () => {
    expect(() => obtainKey(newFolder(), 'file-key', 'short')).toThrow(/file-key is too short/)
  })

  it('is made once and whole, for its owner alone, and leaves nothing beside it', () => {
    const folder = join(newFolder(), 'data')
    const made = obtainKey(folder, 'file-key', undefined)
    expect(made).toMatch(/^[\w-]{43}$/)
    expect(obtainKey(folder, 'file-key', undefined)).toBe(made)
    expect(readdirSync(folder)).toEqual(['file-key'])
    expect(statSync(join(folder, 'file-key')).mode & 0o777).toBe(0o600)
    expect(statSync(folder).mode & 0o777).toBe(0o700)
  })

  it('that others could read is closed to them, and that is said', () => {
    const folder = folderWith('file-key', 'x'.repeat(32))
    chmodSync(join(folder, 'file-key'), 0o644)
    const lines: string[] = []
    const write = logLines.write
    logLines.write = (line) => void lines.push(line)
    obtainKey(folder, 'file-key', undefined)
    logLines.write = write
    expect(statSync(join(folder, 'file-key')).mode & 0o777).toBe(0o600)
    expect(lines.join()).toContain('could be read by others')
  })
})

it('a password that the server makes up has 128 bits: the demo staff’s, and the first administrator’s', async () => {
  const folder = join(newFolder(), 'data')
  let password = ''
  const server = await start(folder, (demo) => ({ password } = demo))
  await server.stop()
  expect(readFileSync(join(folder, 'demo-password'), 'utf8')).toBe(`${password}\n`)
  for (const each of [password, madeUpPassword()]) expect(Buffer.from(each, 'base64url')).toHaveLength(16)
})
