// The operations on runs, of no entity: each names documents, and passes the gate with them once more.
import { forStaff, known, type SessionResolver } from '../session/SessionResolver.ts'
import type { Runs } from './Runs.ts'

export const runsResolvers = (runs: Runs): Readonly<Record<string, SessionResolver>> => ({
  runsPlan: forStaff((args, call) => runs.plan(call.connection, known(call), args)),
  runsStart: forStaff((args, call) => runs.start(call.connection, known(call), args)),
  runsFile: forStaff((args, call) => runs.file(call.connection, known(call), args)),
  runsAnswerPlan: forStaff((args, call) => runs.planAnswers(call.connection, known(call), args)),
  runsTotals: forStaff((args, call) => runs.totals(call.connection, known(call), args)),
  runsAnswer: forStaff((args, call) => runs.answer(call.connection, known(call), args)),
})
