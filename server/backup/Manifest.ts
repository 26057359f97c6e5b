// What a backup says of itself, last of all in it: what it holds, with digests, and what has to be there where it is restored.

/** Of this form of file: another one is refused. */
export const formatId = 1

export interface TablePart {
  readonly name: string
  /** In the order of its lines; those that the database computes are not among them. */
  readonly columns: readonly string[]
  readonly rows: number
}

export interface Sequence {
  readonly name: string
  readonly last: string
  readonly called: boolean
}

export interface Manifest {
  readonly format: typeof formatId
  /** ISO text: the moment that all of it is of. */
  readonly time: string
  readonly migrations: readonly { readonly name: string; readonly digest: string }[]
  readonly tables: readonly TablePart[]
  readonly sequences: readonly Sequence[]
  /** Ids of the keys in SECRETS_KEY that open what is sealed in it; the keys themselves are not in it. */
  readonly keys: readonly string[]
  /** Files that records name and that were nowhere to be found. */
  readonly missing: readonly string[]
  /** By its name within: SHA-256 in hexadecimal digits. */
  readonly digests: Readonly<Record<string, string>>
}

export const manifestName = 'manifest.json'
export const tableFolder = 'tables/'
export const fileFolder = 'files/'
