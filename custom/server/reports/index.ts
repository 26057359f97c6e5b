// The product's reports, by the names that specs give them. What these files export is named nowhere else.
export * from './creatorFigures.ts'
export * from './siteFigures.ts'
