// The database is away or just coming: told as such, for it passes. Whether a change that was under way was done is for its key to say.
import { Fault } from './Fault.ts'

const codes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT', '57P01', '57P02', '57P03', '08006', '08001', '08003'])

export const unreachableFault = (): Fault => new Fault('UNAVAILABLE', 'The database cannot be reached')

/** @returns what to tell where the database could not be reached; undefined for any other error */
export const unreachable = (error: unknown): Fault | undefined => {
  if (!(error instanceof Error)) return undefined
  const { code } = error as { readonly code?: unknown }
  const away =
    (typeof code === 'string' && codes.has(code)) ||
    /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/.test(error.message)
  return away ? unreachableFault() : undefined
}
