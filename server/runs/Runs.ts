// What may be asked of runs: what one would come to, and to begin it, at once or handed out as a file. Arguments and answers are those of the contract (schema/runs.graphql).
import type { Caller } from '../call.ts'
import type { Answer } from '../queries/selectPaths.ts'
import type { Connection } from '../socket/Connection.ts'

type Ask = (connection: Connection, caller: Caller, args: Readonly<Record<string, unknown>>) => Promise<Answer>

export interface Runs {
  readonly plan: Ask
  readonly start: Ask
  readonly file: Ask
  readonly planAnswers: Ask
  readonly answer: Ask
  readonly totals: Ask
}
