// What the environment may say: safe where nothing is said, refused by name where it is weak.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { customs } from '../../custom/server/index.ts'
import { OptionsError } from '../../server/options/OptionsError.ts'
import { readOptions } from '../../server/options/readOptions.ts'

describe('settings', () => {
  test('are safe where nothing is said', () => {
    expect(readOptions({})).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      origins: ['http://localhost:8080', 'http://127.0.0.1:8080'],
      secure: false,
      demo: true,
      trustProxy: 0,
    })
  })

  test('know this machine by its address of IPv6, too', () => {
    expect(readOptions({ HOST: '::1', PORT: '81' }).origins).toContain('http://[::1]:81')
    expect(readOptions({ ORIGIN: 'http://[::1]:8080' })).toMatchObject({ origins: ['http://[::1]:8080'], secure: false })
    expect(readOptions({ AUDIT_ANCHOR: 'http://[::1]:1/audit' }).auditAnchor).toBe('http://[::1]:1/audit')
  })

  test('with a database of its own fill in no demo', () => {
    const given = { DATABASE_URL: 'postgres://app@db/x', DATABASE_OWNER_URL: 'postgres://owner@db/x' }
    expect([readOptions(given).demo, readOptions({ ...given, DEMO: '1' }).demo]).toEqual([false, true])
  })

  test('behind TLS are secure', () => {
    expect(readOptions({ HOST: '0.0.0.0', ORIGIN: 'https://admin.example' })).toMatchObject({
      secure: true,
      origins: ['https://admin.example'],
    })
  })

  test.each([
    ['HOST without ORIGIN', { HOST: '0.0.0.0' }, 'ORIGIN'],
    ['HOST by name without ORIGIN', { HOST: 'admin.example' }, 'ORIGIN'],
    ['an ORIGIN without TLS', { HOST: '0.0.0.0', ORIGIN: 'http://admin.example' }, 'https'],
    ['an ORIGIN with a path', { ORIGIN: 'https://admin.example/x' }, 'ORIGIN'],
    ['an ORIGIN that is a star', { ORIGIN: '*' }, 'ORIGIN'],
    ['an odd PORT', { PORT: '80a' }, 'PORT'],
    ['an odd METRICS_PORT', { METRICS_PORT: 'on' }, 'METRICS_PORT'],
    ['a PORT too high', { PORT: '65536' }, 'PORT'],
    ['a database without its owner', { DATABASE_URL: 'postgres://app@db/x' }, 'DATABASE_OWNER_URL'],
    ['an owner without its database', { DATABASE_OWNER_URL: 'postgres://owner@db/x' }, 'DATABASE_URL'],
    ['one role for both', { DATABASE_URL: 'postgres://a@db/x', DATABASE_OWNER_URL: 'postgres://a@db/x' }, 'two roles'],
    ['an odd DEMO', { DEMO: 'yes' }, 'DEMO'],
    ['a short DEMO_PASSWORD', { DEMO_PASSWORD: 'short' }, 'DEMO_PASSWORD'],
    ['a short one among SECRETS_KEY', { SECRETS_KEY: `${'x'.repeat(32)},short` }, 'SECRETS_KEY'],
    ['blanks for a SECRETS_KEY', { SECRETS_KEY: ' '.repeat(40) }, 'SECRETS_KEY'],
    ['a short one among FILE_KEY', { FILE_KEY: `${'x'.repeat(32)},short` }, 'FILE_KEY'],
    ['blanks for a FILE_KEY', { FILE_KEY: ' '.repeat(40) }, 'FILE_KEY'],
    ['a bucket over an open line', { S3_URL: 'http://s3.example', S3_BUCKET: 'b', S3_KEY: 'k', S3_SECRET: 's' }, 'https'],
    ['an odd STOP_DELAY', { STOP_DELAY: '5s' }, 'STOP_DELAY'],
    ['a STOP_DELAY too long', { STOP_DELAY: '60001' }, 'STOP_DELAY'],
    ['an odd TRUST_PROXY', { TRUST_PROXY: 'all' }, 'TRUST_PROXY'],
  ])('with %s are refused by name', (_what, env, says) => {
    expect(() => readOptions(env)).toThrow(OptionsError)
    expect(() => readOptions(env)).toThrow(says)
  })
})

test('a bucket without SECRETS_KEY is refused with where the keys so far stand', () => {
  const folder = mkdtempSync(join(tmpdir(), 'options-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const key = 'x'.repeat(32)
  const env = { S3_URL: 'https://s3.example', S3_BUCKET: 'b', S3_KEY: 'k', S3_SECRET: 's', FILE_KEY: key, DATA_DIR: folder }
  expect(() => readOptions(env)).toThrow(/^S3_URL needs SECRETS_KEY beside it: [^;]*$/)
  writeFileSync(join(folder, 'secrets-key'), key)
  expect(() => readOptions(env)).toThrow(`; those that sealed here so far stand in ${join(folder, 'secrets-key')}`)
})

describe.each(['PAYMENT_CHECK_URL', 'CLIENT_MANAGER_URL'])('%s, which the product asks,', (name) => {
  const read = (address: string) => readOptions({ [name]: address }, customs.addresses)

  test.each(['http://pay.example/check', 'http://127.evil.example', 'http://192.0.2.1/', 'ftp://pay', 'pay.example'])(
    'is refused by name as %s',
    (address) => {
      expect(() => read(address)).toThrow(OptionsError)
      expect(() => read(address)).toThrow(`${name} is an address that begins with https://`)
    },
  )

  test.each(['', 'https://pay.example/check', 'http://127.0.0.1:1/x', 'http://[::1]:1', 'http://localhost:1', 'http://pay:8080/x'])(
    'is taken as %j: with TLS, or nobody is in between',
    (address) => {
      expect(() => read(address)).not.toThrow()
    },
  )
})
