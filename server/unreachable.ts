// The database is away or just coming: told as such, for it passes. Whether a change that was under way was done is for its key to say.
import { Fault } from './Fault.ts'
import { errorCode } from './errorCode.ts'

/** Of the system and the driver's streams, then of PostgreSQL: going down, coming up, connections that it ended. */
const codes = new Set(
  (
    'ECONNREFUSED ECONNRESET ECONNABORTED EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH EHOSTDOWN ENOTFOUND EAI_AGAIN ' +
    'ERR_STREAM_DESTROYED ERR_STREAM_WRITE_AFTER_END 57P01 57P02 57P03 57P05 25P03 08000 08001 08003 08004 08006'
  ).split(' '),
)
/** What the driver says without a code. */
const says =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated|Client has encountered a connection error|Client was closed)/

export const unreachableFault = (): Fault => new Fault('UNAVAILABLE', 'The database cannot be reached')

/** Its socket file is not there. Any other file that is missing is another matter. */
const isSocketGone = ({ code, syscall }: NodeJS.ErrnoException): boolean => code === 'ENOENT' && syscall === 'connect'

/** Whether the connection was lost, or there is none to be had. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof Error && (codes.has(errorCode(error)) || isSocketGone(error) || says.test(error.message))

/** @returns what to tell where the database could not be reached; undefined for any other error */
export const unreachable = (error: unknown): Fault | undefined => (isUnreachable(error) ? unreachableFault() : undefined)
