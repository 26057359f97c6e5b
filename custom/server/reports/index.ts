// The product's reports, by the names that specs give them.
import type { ReportParts } from '#generated/customCalls.ts'
import type { CountReport } from '../customTypes.ts'
import { creatorFigures } from './creatorFigures.ts'
import { siteFigures } from './siteFigures.ts'

export const reports = { siteFigures, creatorFigures } satisfies { readonly [Name in keyof ReportParts]: CountReport<Name> }
