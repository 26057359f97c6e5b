// Asks once whether there is such a bucket: of a wrong one all files are away, and what is to be removed would be taken for removed.
import { log } from '../log.ts'
import { OptionsError } from '../options/OptionsError.ts'
import type { ServerOptions } from '../options/readOptions.ts'
import { askBucket } from './s3Storage.ts'

const patienceMs = 10_000

/** @throws OptionsError where there is none. Whatever else it answers may pass, and is only told. */
export const ensureBucket = async ({ bucket }: Pick<ServerOptions, 'bucket'>): Promise<void> => {
  if (!bucket) return
  const answer = await askBucket(bucket, AbortSignal.timeout(patienceMs)).catch(String)
  if (answer === 404) throw new OptionsError(`S3_BUCKET: there is no bucket '${bucket.bucket}' at ${bucket.url}`)
  if (answer !== 200) log('warn', 'the bucket does not answer as it should', { answer })
}
