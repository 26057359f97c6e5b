// Unguessable texts for cookies and codes. The database keeps only their digest.
import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits as 43 characters. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of a token, an e-mail or any other text one may look up but not read back. */
export const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url')
