// Demo data and demo staff: into an empty database only, with a password of this installation.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from './db/openDatabase.ts'
import { withClient } from './db/withClient.ts'
import type { Fill } from './Fill.ts'
import { fileKeeper } from './files/keepFile.ts'
import { openStorage } from './files/openStorage.ts'
import { log } from './log.ts'
import type { Obtained } from './obtainDatabase.ts'
import { madeUpPassword } from './options/madeUpPassword.ts'
import { OptionsError } from './options/OptionsError.ts'
import { writeSecret } from './options/writeSecret.ts'
import type { ServerOptions } from './options/readOptions.ts'
import type { ProductModel } from './ProductModel.ts'
import { isSecretOf } from './secrets/hashing.ts'
import { peopleOf } from './session/people.ts'

export interface Demo {
  /** Who logs in with the password, and who of the demo staff has another one by now. */
  readonly staff: readonly string[]
  readonly others: readonly string[]
  readonly password: string
}

const minPasswordLength = 8

/** DEMO_PASSWORD, or one made at the first start and kept in the data folder for its owner's eyes. @throws OptionsError for one that anybody could guess */
const readPassword = ({ demoPassword, dataDir }: Pick<ServerOptions, 'demoPassword' | 'dataDir'>): string => {
  if (demoPassword !== '') return demoPassword
  const file = join(dataDir, 'demo-password')
  if (!existsSync(file)) writeSecret(file, `${madeUpPassword()}\n`)
  const kept = readFileSync(file, 'utf8').trim()
  if (kept.length >= minPasswordLength) return kept
  throw new OptionsError(
    `${file} should hold the password of the demo staff, ${minPasswordLength} characters or more, and ${kept === '' ? 'is empty' : 'is too short'}.\n` +
      'Write it there again, or set DEMO_PASSWORD; or remove the file: the next start makes a new one, for demo data that is filled in anew.',
  )
}

const staffFile = 'demo-staff.json'

/** Remembered, so that every start can say who may log in. */
const knownStaff = (dataDir: string): readonly string[] => {
  try {
    return JSON.parse(readFileSync(join(dataDir, staffFile), 'utf8')) as readonly string[]
  } catch {
    return []
  }
}

/** A database that is filled keeps its passwords, whatever DEMO_PASSWORD says today, and people change theirs: only what lets somebody in is told. */
const askedAgain = async (
  database: Database,
  product: ProductModel,
  { dataDir }: Pick<ServerOptions, 'dataDir'>,
  password: string,
): Promise<Demo> => {
  const known = await Promise.all(
    knownStaff(dataDir).map(async (email) => {
      const person = await peopleOf(database, product).byEmail(email)
      return { email, lets: person !== undefined && (await isSecretOf(person.password, password)) }
    }),
  )
  const emails = (lets: boolean): string[] => known.filter((each) => each.lets === lets).map(({ email }) => email)
  return { staff: emails(true), others: emails(false), password }
}

/** @returns who may log in with which password; nobody where the database was filled by somebody else */
export const fillDemo = async (
  database: Database,
  product: ProductModel,
  fill: Fill,
  options: Pick<ServerOptions, 'demoPassword' | 'dataDir' | 'bucket'>,
  { ownerUrl }: Pick<Obtained, 'ownerUrl'>,
): Promise<Demo> => {
  const password = readPassword(options)
  const began = performance.now()
  const { filled, staff } = await withClient(ownerUrl, async (owner) => {
    // One server of several that start at the same time: the others wait, and find it filled.
    await owner.query(`select pg_advisory_lock(hashtextextended('fillDemo', 0))`)
    const done = await fill({ db: database.db, product, password, keepFile: fileKeeper(openStorage(options)) })
    // So many rows at once: the database is told what is there before anybody asks. Only their owner may say so.
    if (done.filled) await owner.query('analyze')
    return done
  })
  if (!filled) return askedAgain(database, product, options, password)
  writeFileSync(join(options.dataDir, staffFile), JSON.stringify(staff), { mode: 0o600 })
  log('info', 'demo data is filled in', { seconds: Math.round((performance.now() - began) / 100) / 10 })
  return { staff, others: [], password }
}
