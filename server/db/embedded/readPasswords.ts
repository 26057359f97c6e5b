// The random passwords of the embedded database's roles, kept in the data folder for its owner alone.
import { randomBytes } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { EmbeddedError } from './EmbeddedError.ts'

export type Passwords = { readonly superuser: string; readonly owner: string; readonly application: string }

/** Reads them, or makes them at the first start. */
export async function readPasswords(file: string): Promise<Passwords> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    // Any other failure is none of a first start: what is there is never replaced.
    if (error.code === 'ENOENT') return undefined
    throw new EmbeddedError(`The passwords of the embedded database cannot be read from ${file}: ${error.code}.`)
  })
  if (text !== undefined) return parse(text, file)
  const passwords: Passwords = { superuser: random(), owner: random(), application: random() }
  await writeFile(`${file}.new`, JSON.stringify(passwords), { mode: 0o600 })
  await rename(`${file}.new`, file)
  return passwords
}

const minPasswordLength = 16

function random(): string {
  return randomBytes(24).toString('base64url')
}

function parse(text: string, file: string): Passwords {
  try {
    const { superuser, owner, application } = JSON.parse(text) as Partial<Passwords>
    if ([superuser, owner, application].every((each) => typeof each === 'string' && each.length >= minPasswordLength))
      return { superuser, owner, application } as Passwords
  } catch {
    // falls through to the refusal
  }
  const what = text.trim() === '' ? 'is empty' : 'does not hold them'
  throw new EmbeddedError(
    `${file} should hold the passwords of the embedded database and ${what}. Put it back from a backup: without it nobody gets in.`,
  )
}
