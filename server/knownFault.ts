// What went wrong outside this process and passes, or is for somebody to mend: no room left, the database away, the database too busy.
import { busy } from './db/busy.ts'
import type { Fault } from './Fault.ts'
import { storageFull } from './storageFull.ts'
import { unreachable } from './unreachable.ts'

/** @returns what to tell; undefined for any other error */
export const knownFault = (error: unknown): Fault | undefined => storageFull(error) ?? unreachable(error) ?? busy(error)
