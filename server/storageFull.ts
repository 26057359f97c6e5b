// No room left, of the database or of the files: told as such, for nothing was done and somebody has to make room.
import { Fault } from './Fault.ts'
import { errorCode } from './errorCode.ts'

/** disk_full of PostgreSQL; no space and no quota left of the file system */
const codes = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/** @returns what to tell where room was wanting; undefined for any other error */
export const storageFull = (error: unknown): Fault | undefined =>
  codes.has(errorCode(error)) ? new Fault('STORAGE_FULL', 'There is no room left on the disk; nothing was changed') : undefined
