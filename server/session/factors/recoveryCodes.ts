// Codes for whoever has lost what they are asked: ten, each good once, stored as slow digests under one salt (ASVS 6.5.2).
import { randomBytes, randomInt } from 'node:crypto'
import type { Pool } from 'pg'
import { stretchSecret } from '../../secrets/hashing.ts'
import type { Factor } from './factorTable.ts'

const maxCodes = 10
const codeSize = 10
const saltBytes = 16
/** Those that are read and typed as others are left out: 31 letters, so a code has 49 bits. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

const newCode = (): string => Array.from({ length: codeSize }, () => letters[randomInt(letters.length)]).join('')
const asShown = (code: string): string => `${code.slice(0, codeSize / 2)}-${code.slice(codeSize / 2)}`
const asTyped = (text: string): string => text.replace(/[\s-]/g, '').toLowerCase()

const shape = new RegExp(`^[${letters}]{${codeSize}}$`)

export const isRecoveryCode = (text: string): boolean => shape.test(asTyped(text))

/** Makes ten, in the place of those that were. @returns them as they are shown, this once */
export const makeRecoveryCodes = async (pool: Pool, person: string): Promise<readonly string[]> => {
  const codes = Array.from({ length: maxCodes }, newCode)
  const salt = randomBytes(saltBytes)
  const digests: string[] = []
  for (const code of codes) digests.push(await stretchSecret(code, salt))
  const sql = `
    with gone as (delete from recovery_code using factor where factor = number and person = $1),
         set as (
           insert into factor (person, kind, key) values ($1, 'CODES', $2)
           on conflict (person) where kind = 'CODES' do update set key = excluded.key, added = now(), used = null returning number
         )
    insert into recovery_code (factor, digest) select number, unnest($3::text[]) from set`
  await pool.query(sql, [person, salt.toString('base64url'), digests])
  return codes.map(asShown)
}

/** @returns whether it was one of them, and is used up now. @throws Fault UNAVAILABLE where too many wait */
export const takesRecoveryCode = async (pool: Pool, codes: Factor, text: string): Promise<boolean> => {
  const digest = await stretchSecret(asTyped(text), Buffer.from(codes.key, 'base64url'))
  const sql = `
    with gone as (delete from recovery_code where factor = $1 and digest = $2 returning factor)
    update factor set used = now() from gone where number = gone.factor`
  return ((await pool.query(sql, [codes.id, digest])).rowCount ?? 0) > 0
}
