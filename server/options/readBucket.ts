// Where files are kept when it is not the data folder: a bucket of an S3-compatible service.
import type { S3Options } from '../files/s3Storage.ts'
import { OptionsError } from './OptionsError.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** This machine, or a name without a dot, which means nothing but in a private network (compose.yaml): there is nobody in between. */
const isNear = ({ hostname }: URL): boolean => hostname === '127.0.0.1' || /^[a-z0-9-]+$/i.test(hostname)

const readUrl = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isNear(url))) return text
  throw new OptionsError(`S3_URL is an address that begins with https://, not '${text}'`)
}

/** @throws OptionsError that names what is missing */
export const readBucket = (env: Environment): S3Options | undefined => {
  const names = ['S3_URL', 'S3_BUCKET', 'S3_KEY', 'S3_SECRET'] as const
  const missing = names.filter((name) => !env[name])
  if (missing.length === names.length) return undefined
  if (missing.length > 0) throw new OptionsError(`files in a bucket need ${missing.join(', ')} too`)
  return {
    url: readUrl(env['S3_URL'] ?? ''),
    bucket: env['S3_BUCKET'] ?? '',
    key: env['S3_KEY'] ?? '',
    secret: env['S3_SECRET'] ?? '',
    region: env['S3_REGION'] || 'us-east-1',
  }
}
