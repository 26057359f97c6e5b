// `node scripts/composeSecrets.mjs`: passwords and keys for compose.yaml, random, in a file .env that compose reads. One that is there is never replaced: databases, files and sealed values hang on it.
import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { house } from './house.mjs'

/** All that compose.yaml demands. */
const names = ['POSTGRES_PASSWORD', 'OWNER_PASSWORD', 'APP_PASSWORD', 'S3_SECRET', 'FILE_KEY', 'SECRETS_KEY']
const lines = names.map((name) => `${name}=${randomBytes(32).toString('hex')}\n`)
try {
  writeFileSync(join(house, '.env'), lines.join(''), { mode: 0o600, flag: 'wx' })
  console.log('.env is there. Keep a copy of it: without SECRETS_KEY nothing that is sealed opens again.')
} catch (error) {
  if (error.code !== 'EEXIST') throw error
  console.error('.env is there already, and stays as it is.')
  process.exitCode = 1
}
