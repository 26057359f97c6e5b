// What the environment says, checked before anything starts. The safe choice is the default; a weak or unknown one is refused.
import { existsSync } from 'node:fs'
import { isIP } from 'node:net'
import { isStrong } from './keysIn.ts'
import { isWebhook } from '../audit/anchor.ts'
import { OptionsError } from './OptionsError.ts'
import { readAddress } from './readAddress.ts'
import { readBucket } from './readBucket.ts'
import type { S3Options } from '../files/s3Storage.ts'
import { join, resolve } from 'node:path'
import { productPath } from '../productRoot.ts'

export interface ServerOptions {
  readonly port: number
  readonly host: string
  /** Exact origins whose sites may open the socket. */
  readonly origins: readonly string[]
  /** TLS stands in front: cookies are Secure, answers carry HSTS. */
  readonly secure: boolean
  readonly dataDir: string
  /** Absent = the embedded database. */
  readonly database?: { readonly url: string; readonly ownerUrl: string }
  /** Files go to this bucket instead of a folder of the data folder. */
  readonly bucket?: S3Options
  /** Signs the addresses of files: keys of 32 characters or more, separated by commas, the one that signs first; absent = the data folder's own. */
  readonly fileKey?: string
  /** Seals what is kept sealed: keys of 32 characters or more, separated by commas, the one that seals first; absent = the data folder's own. */
  readonly secretsKey?: string
  readonly demo: boolean
  readonly demoPassword: string
  /** While one develops, on the embedded database: it follows the specs, and goes back with them where one wants. */
  readonly draft?: { readonly goBack: boolean }
  /** Off only in tests of other things. */
  readonly fsync?: boolean
  /** How many proxies stand in front, whose X-Forwarded-For is believed. */
  readonly trustProxy: number
  /** Where metrics are told, on the loopback address only; absent = nowhere. */
  readonly metricsPort?: number
  /** Where the audit's end is told each day: an address that takes POST, or a file; absent = nowhere. */
  readonly auditAnchor?: string
  /** So long, in milliseconds, a server that is told to stop is served on after it said so at /healthz. */
  readonly stopDelay?: number
}

type Environment = Readonly<Record<string, string | undefined>>
const refuse = (says: string): never => {
  throw new OptionsError(says)
}

const readPort = (name: string, text: string): number => {
  const port = Number(text)
  return /^[0-9]{1,5}$/.test(text) && port <= 65_535 ? port : refuse(`${name} is a number from 0 to 65535, not '${text}'`)
}

/** @param host as HOST says it, or as an address has it: [::1] */
const isLoopback = (host: string): boolean => ['localhost', '::1', '[::1]'].includes(host) || (isIP(host) === 4 && host.startsWith('127.'))

const readOrigin = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : refuse(`ORIGIN is not an address: '${text}'`)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') refuse(`ORIGIN begins with http:// or https://, not '${text}'`)
  if (url.origin !== text) refuse(`ORIGIN is scheme, host and port only: '${url.origin}', not '${text}'`)
  return url.origin
}

const readOrigins = ({ ORIGIN }: Environment, host: string, port: number): readonly string[] => {
  if (ORIGIN) return ORIGIN.split(',').map((each) => readOrigin(each.trim()))
  if (!isLoopback(host)) refuse(`HOST ${host} is reachable from outside: set ORIGIN to the address that browsers use, with TLS in front`)
  return [`http://localhost:${port}`, `http://127.0.0.1:${port}`, ...(host === '::1' ? [`http://[::1]:${port}`] : [])]
}

const maxStopDelay = 60_000

const readStopDelay = (text: string): number =>
  /^[0-9]{1,5}$/.test(text) && Number(text) <= maxStopDelay
    ? Number(text)
    : refuse(`STOP_DELAY is milliseconds, 0 to ${maxStopDelay}, not '${text}'`)

/** @returns an address, or a file's path */
const readAnchor = (text: string): string => {
  if (!isWebhook(text)) return resolve(text)
  const { protocol, hostname } = URL.canParse(text) ? new URL(text) : refuse(`AUDIT_ANCHOR is neither an address nor a file: '${text}'`)
  return protocol === 'https:' || isLoopback(hostname) ? text : refuse('AUDIT_ANCHOR needs https:// for every host but this machine')
}

const readFlag = (name: string, text: string | undefined): boolean => {
  if (text === undefined || text === '' || text === '0') return false
  return text === '1' || refuse(`${name} is 1 or 0, not '${text}'`)
}

const readDatabase = ({ DATABASE_URL, DATABASE_OWNER_URL }: Environment): ServerOptions['database'] => {
  if (!DATABASE_URL && DATABASE_OWNER_URL) refuse('DATABASE_OWNER_URL needs DATABASE_URL beside it')
  if (!DATABASE_URL) return undefined
  if (!DATABASE_OWNER_URL)
    return refuse('DATABASE_URL needs DATABASE_OWNER_URL beside it: migrations run as the owner, the server as another role')
  if (DATABASE_URL === DATABASE_OWNER_URL)
    refuse('DATABASE_URL and DATABASE_OWNER_URL must name two roles: the server may not own its audit records')
  return { url: DATABASE_URL, ownerUrl: DATABASE_OWNER_URL }
}

/** With a bucket there may be several servers, and their data folders differ. */
const readFileKey = (text: string | undefined, shared: boolean): string | undefined => {
  if (!text && shared) return refuse('S3_URL needs FILE_KEY beside it: every server signs the addresses of files with the same key')
  if (text && !isStrong(text)) refuse('FILE_KEY is keys of at least 32 characters, separated by commas')
  return text || undefined
}

const readSecretsKey = (text: string | undefined, shared: boolean, dataDir: string): string | undefined => {
  const file = join(dataDir, 'secrets-key')
  const before = existsSync(file) ? `; those that sealed here so far stand in ${file}` : ''
  if (!text && shared)
    return refuse(`S3_URL needs SECRETS_KEY beside it: every server opens with the same keys what another one sealed${before}`)
  if (text && !isStrong(text)) refuse('SECRETS_KEY is keys of at least 32 characters, separated by commas')
  return text || undefined
}

const readPassword = (demo: boolean, text: string | undefined): string => {
  if (text !== undefined && text.length < 8) refuse('DEMO_PASSWORD has at least 8 characters')
  return demo ? (text ?? '') : ''
}

/**
 * @param addresses variables of the product's own that name an address which its code asks
 * @throws OptionsError that names the variable and what it may be
 */
export const readOptions = (env: Environment, addresses: readonly string[] = []): ServerOptions => {
  for (const name of addresses) if (env[name]) readAddress(name, env[name])
  const port = readPort('PORT', env['PORT'] || '8080')
  const host = env['HOST'] || '127.0.0.1'
  const origins = readOrigins(env, host, port)
  const secure = origins.every((each) => each.startsWith('https:'))
  if (!secure && !origins.every((each) => isLoopback(new URL(each).hostname))) refuse('ORIGIN needs https:// for every host but localhost')
  const database = readDatabase(env)
  const demo = env['DEMO'] === undefined ? !database : readFlag('DEMO', env['DEMO'])
  const bucket = readBucket(env)
  const dataDir = resolve(env['DATA_DIR'] || join('.data', productPath))
  const fileKey = readFileKey(env['FILE_KEY'], bucket !== undefined)
  const secretsKey = readSecretsKey(env['SECRETS_KEY'], bucket !== undefined, dataDir)
  const trustProxy = env['TRUST_PROXY'] || '0'
  if (!/^[0-9]$/.test(trustProxy)) refuse(`TRUST_PROXY is the number of proxies in front, 0 to 9, not '${trustProxy}'`)
  return {
    port,
    host,
    origins,
    secure,
    dataDir,
    ...(database && { database }),
    ...(bucket && { bucket }),
    ...(fileKey && { fileKey }),
    ...(secretsKey && { secretsKey }),
    demo,
    demoPassword: readPassword(demo, env['DEMO_PASSWORD'] || undefined),
    trustProxy: Number(trustProxy),
    ...(env['METRICS_PORT'] && { metricsPort: readPort('METRICS_PORT', env['METRICS_PORT']) }),
    ...(env['AUDIT_ANCHOR'] && { auditAnchor: readAnchor(env['AUDIT_ANCHOR']) }),
    ...(env['STOP_DELAY'] && { stopDelay: readStopDelay(env['STOP_DELAY']) }),
  }
}
