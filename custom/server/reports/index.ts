// The product's reports, by the names that specs give them. What these files export is named nowhere else.
import type { Named } from '../customTypes.ts'
import * as creatorFigures from './creatorFigures.ts'
import * as siteFigures from './siteFigures.ts'

export const reports = {
  ...creatorFigures,
  ...siteFigures,
} satisfies Named['reports']
