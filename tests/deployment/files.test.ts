// Dockerfile and compose.yaml: what their linters say, and that the server takes what they give it.
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DCLinter } from 'dclint'
import { ValidationSeverity, validate } from 'dockerfile-utils'
import { describe, expect, it } from 'vitest'
import { readOptions } from '../../server/options/readOptions.ts'
import { house } from '../architecture/listSources.ts'
import { makeHouse } from '../scripts/makeHouse.ts'
import { runScript } from '../scripts/runScript.ts'
import { securityHeaders } from '../../server/http/securityHeaders.ts'
import { lines, linesOf } from './caddyfile.ts'
import { demanded, readCompose, readEnv } from './compose.ts'
import { buildSteps, command, environment, healthCheck, text, user } from './dockerfile.ts'

describe('the Dockerfile', () => {
  it('has nothing that its linter speaks of', () => {
    const { ERROR } = ValidationSeverity
    const found = validate(text, {
      deprecatedMaintainer: ERROR,
      directiveCasing: ERROR,
      emptyContinuationLine: ERROR,
      instructionCasing: ERROR,
      instructionCmdMultiple: ERROR,
      instructionEntrypointMultiple: ERROR,
      instructionHealthcheckMultiple: ERROR,
      instructionJSONInSingleQuotes: ERROR,
      instructionWorkdirRelative: ERROR,
    })
    expect(found.map(({ message, range }) => [range.start.line + 1, message])).toEqual([])
    expect(validate('FROM node:24\nFORM x').map(({ message }) => message)).toEqual(['Unknown instruction: FORM'])
  })

  it('builds by one script and runs the built server, as nobody in particular', () => {
    expect(buildSteps).toEqual(['node scripts/image.mjs'])
    expect(command).toEqual(['node', '--enable-source-maps', 'dist/server.js'])
    expect(healthCheck.slice(0, 2)).toEqual(['node', '-e'])
    expect(user).toBe('node')
    // Reachable from outside: without ORIGIN such a server refuses to start.
    expect(() => readOptions(environment)).toThrow('ORIGIN')
  })
})

const lint = (...files: readonly string[]): readonly string[] =>
  new DCLinter({ rules: {}, quiet: false, debug: false, exclude: [] })
    .lintFiles([...files], false)
    .flatMap(({ messages }) => messages.map(({ line, message }) => `${line}: ${message}`))

describe('compose.yaml', () => {
  it('fits its schema, and has nothing that its linter speaks of', () => {
    expect(lint(join(house, 'compose.yaml'))).toEqual([])
    const wrong = join(makeHouse({ 'compose.yaml': 'name: x\nservices:\n  a:\n    image: b:1\n    portz: []\n' }), 'compose.yaml')
    expect(lint(wrong).join()).toContain('/services/a')
  })

  it('is begun with secrets that one command makes, once, for nobody else to read', async () => {
    const folder = makeHouse({})
    const make = async () => runScript(folder, [process.execPath, 'scripts/composeSecrets.mjs']).ended
    expect((await make()).code).toBe(0)
    const file = join(folder, '.env')
    const made = readFileSync(file, 'utf8')
    expect(Object.keys(readEnv(made)).toSorted()).toEqual(demanded)
    expect(new Set(Object.values(readEnv(made))).size).toBe(demanded.length)
    expect(statSync(file).mode & 0o077).toBe(0)
    expect(await make()).toEqual({ code: 1, said: '.env is there already, and stays as it is.\n' })
    expect(readFileSync(file, 'utf8')).toBe(made)
    expect(() => readCompose({})).toThrow('is demanded')
  })

  const given = Object.fromEntries(demanded.map((name) => [name, name.toLowerCase().repeat(4)]))

  it('gives both servers the same, which a server takes: TLS in front, one proxy, a bucket, no demo', () => {
    const { server1, server2 } = readCompose({ ...given, DOMAIN: 'admin.example' }).services
    expect(server1?.environment).toEqual(server2?.environment)
    const options = readOptions({ ...environment, ...server1?.environment })
    expect(options).toMatchObject({ secure: true, origins: ['https://admin.example'], trustProxy: 1, demo: false, metricsPort: 9464 })
    expect(options.bucket).toMatchObject({ url: 'http://storage:8333', bucket: 'files', secret: given['S3_SECRET'] })
    expect(options.database?.url).not.toBe(options.database?.ownerUrl)
    expect(server1).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
  })

  it('opens nothing to the world but the proxy, and that on this machine only until it is told otherwise', () => {
    const { services, networks } = readCompose(given)
    expect(Object.entries(services).flatMap(([name, { ports = [] }]) => ports.map(({ host_ip }) => `${name} ${host_ip}`))).toEqual([
      'proxy 127.0.0.1',
      'proxy 127.0.0.1',
    ])
    expect(services['proxy']?.networks).toEqual(['front'])
    for (const name of ['database', 'storage']) {
      expect(services[name]?.networks).toEqual([name])
      expect(networks[name]?.internal).toBe(true)
    }
  })

  it('looks after the health of each', () => {
    const without = Object.entries(readCompose(given).services).filter(([, { healthcheck }]) => healthcheck === undefined)
    // The image has one of its own.
    expect(without.map(([name]) => name)).toEqual(['server1', 'server2'])
  })
})

describe('the Caddyfile', () => {
  const site = '{$DOMAIN:localhost}'

  it('gives what the proxy answers by itself the protection of every answer, and leaves what a server says', () => {
    const { 'X-Content-Type-Options': sniffing, 'Strict-Transport-Security': staying } = securityHeaders(true)
    const [, policy = ''] = /^header \?Content-Security-Policy "(.+)"$/.exec(linesOf('(closed)').at(-1) ?? '') ?? []
    expect(linesOf('(closed)')[0]).toBe(`header ?X-Content-Type-Options ${sniffing}`)
    for (const each of ['default-src', 'frame-ancestors', 'base-uri', 'object-src']) expect(policy.split('; ')).toContain(`${each} 'none'`)
    expect(linesOf('(stays)')).toEqual([`header ?Strict-Transport-Security "${staying}"`])
    expect(linesOf(site).slice(0, 2)).toEqual(['import closed', 'import stays'])
    expect(linesOf('handle_errors', 1).slice(0, 2)).toEqual(['import closed', 'import stays'])
    expect(lines.filter((line) => /^header(?! \?)/.test(line))).toEqual([])
  })

  it('leads from http to https whoever opens a page of the console, and nobody else', () => {
    expect(lines).toContain('auto_https disable_redirects')
    expect(linesOf(`http://${site}`)).toEqual([
      'import closed',
      '@page {',
      'method GET HEAD',
      'path / /admin /admin/*',
      'not path /admin/assets/* /admin/config.json',
      '}',
      'redir @page https://{host}{uri} 308',
      'respond 403',
    ])
  })
})
