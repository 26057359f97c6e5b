// A password that the server makes up where nobody gave one.
import { randomBytes } from 'node:crypto'

/** 128 bits by chance, 22 characters. */
export const madeUpPassword = (): string => randomBytes(16).toString('base64url')
