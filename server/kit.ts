// All that the product's own server code may import of the engine.
export { sql } from 'kysely'
export type { RawBuilder } from 'kysely'
export type { Db, Row, Tx } from './db/database.ts'
export { gathered } from './db/gathered.ts'
export { oneAtATime } from './db/oneAtATime.ts'
export { atOnce } from './customs.ts'
export type {
  ActionRun,
  Actor,
  AfterStore,
  AnswerCall,
  CustomAnswer,
  Customs,
  Derived,
  Figure,
  Guard as AnyGuard,
  GuardCall as AnyGuardCall,
  Handed,
  Judged,
  Period,
  Report,
  ReportCall,
  StoredRecord,
  Touched,
  Work,
} from './customs.ts'
export type { Answering, CountReport, CustomAction, CustomRun, Effect, Guard, GuardCall, Named } from './customTypes.ts'
export type { ProductModel } from './ProductModel.ts'
export type { Fill, FillCall, Filled } from './Fill.ts'
export type { Reply } from './http/Reply.ts'
export { plain } from './http/Reply.ts'
export type { Request, Route } from './http/router.ts'
export { spanOf } from './queries/spanOf.ts'
export type { Span } from './queries/spanOf.ts'
export { say } from './texts.ts'
export { Fault } from './Fault.ts'
export { log } from './log.ts'
export { InvalidInput } from './actions/InvalidInput.ts'
export type { InputError } from './actions/InvalidInput.ts'
export { question, Refusal } from './actions/Refusal.ts'
export type { Tick } from './actions/Refusal.ts'
export { hasRight } from './authorize/hasRight.ts'
export { heldBefore } from './audit/heldBefore.ts'
export { heldSince } from './audit/heldSince.ts'
export { noteEarlier } from './audit/noteEarlier.ts'
export type { EarlierLine } from './audit/noteEarlier.ts'
export { hashed } from './fields/index.ts'
export { cleanName } from './files/fileName.ts'
export type { KeepFile, NewFile } from './files/keepFile.ts'
export { dropFiles } from './fields/file.ts'
export { transact } from './actions/transact.ts'
export type { Outside } from './actions/transact.ts'
export { derive, table } from './tables.ts'
export type { Columns, Table, TableName } from './tables.ts'
export { openSecrets } from './secrets/openSecrets.ts'
export { sealedMark } from './secrets/openSealing.ts'
export type { Secret } from './secrets/openSecrets.ts'
export { openStore } from './typedStore.ts'
/** For code that takes names out of the model: no spec's types hold there. */
export { write as writeByName } from './actions/write.ts'
export { loadRecords as loadByName } from './queries/loadRecords.ts'
export { findRows as findByName } from './queries/findRows.ts'
export { currentSession } from './session/currentSession.ts'
export { endSessions } from './session/endSessions.ts'
export { digestOf, newToken } from './session/token.ts'
export { uuid7 } from './actions/uuid7.ts'
export {
  AlreadyPosted,
  balanceOf,
  converted,
  divideRounded,
  entriesOf,
  findExternal,
  findFaults,
  lockAccounts,
  lockAccountsAnd,
  nameOf,
  openOperation,
  percentOf,
  post,
  postSettled,
  proportion,
  scaled,
  settling,
} from './ledger/index.ts'
export type { AccountName, Alongside, Cause, Entry, LockedAccount, NewOperation, Posted, Settled, SettledEntry } from './ledger/index.ts'
