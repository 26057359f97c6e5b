// What the database could not do in time or had no memory for: told as such, for it passes. No room on the disk is another matter.
import { Fault } from '../Fault.ts'
import { storageFull } from '../storageFull.ts'
import { errorCode } from '../errorCode.ts'

/** lock not got, statement too slow, too many connections, no memory */
const codes = new Set(['55P03', '57014', '53300', '53200'])

/** @returns what to tell where the database was too busy; undefined for any other error */
export const busy = (error: unknown): Fault | undefined =>
  codes.has(errorCode(error)) ? new Fault('UNAVAILABLE', 'The database is busy; try again', 'errors.busy') : undefined

/** @throws a Fault in place of the database's own error, any other error as it is */
export const throwBusy = (error: unknown): never => {
  throw busy(error) ?? storageFull(error) ?? error
}
