// What one is told without a session, whatever was asked and over whatever line: nothing shows whether it exists (product spec 8).
import { errorTexts } from '../language/errorTexts.ts'
import { Fault } from './Fault.ts'

export const unauthenticated = (): Fault => new Fault('UNAUTHENTICATED', errorTexts['errors.UNAUTHENTICATED'])
