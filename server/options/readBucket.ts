// Where files are kept when it is not the data folder: a bucket of an S3-compatible service.
import type { S3Options } from '../files/s3Storage.ts'
import { OptionsError } from './OptionsError.ts'
import { readAddress } from './readAddress.ts'

/** @throws OptionsError that names what is missing */
export const readBucket = (env: Readonly<Record<string, string | undefined>>): S3Options | undefined => {
  const names = ['S3_URL', 'S3_BUCKET', 'S3_KEY', 'S3_SECRET'] as const
  const missing = names.filter((name) => !env[name])
  if (missing.length === names.length) return undefined
  if (missing.length > 0) throw new OptionsError(`files in a bucket need ${missing.join(', ')} too`)
  return {
    url: readAddress('S3_URL', env['S3_URL'] ?? ''),
    bucket: env['S3_BUCKET'] ?? '',
    key: env['S3_KEY'] ?? '',
    secret: env['S3_SECRET'] ?? '',
    region: env['S3_REGION'] || 'us-east-1',
  }
}
