// What is wrong with the specs: a code, where, and what would be right.

/** Where in the specs: entities, User, fields, email, label. The first name is an export of specs/index.ts. */
export type SpecPath = readonly (string | number)[]

export interface Problem {
  /** unknown-field; the same mistake always has the same code. */
  readonly code: string
  readonly path: SpecPath
  readonly message: string
  /** Points at the name before the colon instead of at what follows it. */
  readonly at?: 'name'
}

/** A problem with its place in the files, ready to be shown. Lines and columns count from 1. */
export interface LocatedProblem extends Problem {
  readonly file: string
  readonly line: number
  readonly column: number
  /** The line of the file, and how many characters of it are meant. */
  readonly text: string
  readonly length: number
}

export type AddProblem = (problem: Problem) => void

/** The place of what is about a file as a whole. */
export const atHead = (file: string) => ({ file, line: 1, column: 1, text: '', length: 0 })
