// The product's reports, by the names that specs give them.
import type { CustomReport } from '#generated/customs.ts'
import type { CountReport } from '../../../server/kit.ts'
import { creatorFigures } from './creatorFigures.ts'
import { siteFigures } from './siteFigures.ts'

export const reports = { siteFigures, creatorFigures } satisfies Record<CustomReport, CountReport>
