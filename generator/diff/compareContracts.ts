// What clients of the contract notice: what no longer works, and what works differently.
import { buildSchema, findBreakingChanges, findDangerousChanges } from 'graphql'

export interface ContractDifference {
  readonly lines: readonly string[]
  readonly breaking: boolean
}

export const compareContracts = (before: string, after: string): ContractDifference => {
  const [old, next] = [before, after].map((text) => buildSchema(text, { assumeValidSDL: true }))
  if (!old || !next) return { lines: [], breaking: false }
  const breaking = findBreakingChanges(old, next).map((each) => `breaking: ${each.description}`)
  const other = findDangerousChanges(old, next).map((each) => `careful: ${each.description}`)
  return { lines: [...breaking, ...other], breaking: breaking.length > 0 }
}
