// Fills an empty database with a site in full swing: 2,000 users, 300 creators with posts, 60,000 transactions, 400 payout requests.
import { hashed, noteEarlier, sql, table, transact, type Db, type FillCall, type Filled, type Work } from '../server/kit.ts'
import { firstPages } from '../custom/server/pages/firstPages.ts'
import { fillInbox } from '../custom/server/messages/fillInbox.ts'
import { checkLedger } from '../custom/server/checkLedger.ts'
import {
  manualRecord,
  noteRecords,
  postRecord,
  requestRecordOf,
  stateRows,
  stepRecords,
  subscriptionRecord,
  transactionRecord,
} from './businessRecords.ts'
import { auditLines, type DoneInDemo } from './auditMade.ts'
import { blockRecords, creatorSettings, tagRecords } from './creatorSettings.ts'
import { keepAttachments, keepDemoFiles } from './filesKept.ts'
import { ledgerRows } from './ledgerRows.ts'
import { makeMessages } from './messagesMade.ts'
import { categoryTitles } from './names.ts'
import { savedReplies } from './talks.ts'
import { isCreator, makePeople, type Person, type Role } from './people.ts'
import { makePosts } from './posts.ts'
import { keepPostFiles } from './postFiles.ts'
import { offeredOf, postVerifications } from './postVerifications.ts'
import { writePages } from './pageTexts.ts'
import { randomOf } from './random.ts'
import { reconcileMonths } from './reconciled.ts'
import { settingsRecords, userRecord } from './records.ts'
import { moneyValues, referralValues, settingsValues, siteValues } from './siteValues.ts'
import { simulate } from './simulate.ts'
import { fillSiteLists } from './siteLists.ts'
import { storeAll, storeRows, takeIds } from './store.ts'
import { noteVisits } from './visits.ts'
import { paymentSystems } from './world.ts'
import { write, type NewOf } from '../custom/server/store.ts'

/** Without keepFile there are no files. */
interface FillOptions extends Omit<FillCall, 'keepFile'>, Partial<Pick<FillCall, 'keepFile'>> {
  /** What "today" is for the data. Default: now. */
  readonly now?: Date
  readonly users?: number
  readonly creators?: number
  readonly transactions?: number
  readonly requests?: number
}

export const demoStaff = ['admin@example.com', 'manager@example.com'] as const

const users = table('User')
const currencies = table('Currency')

const isEmpty = async (db: Db): Promise<boolean> => (await sql`select 1 from ${users} limit 1`.execute(db)).rows.length === 0

const roleFinder =
  (people: readonly Person[]): ((user: string) => Role) =>
  (user) =>
    people[Number(user) - 1]?.role ?? 'member'

const storeLedger = async ({ tx }: Work, rows: ReturnType<typeof ledgerRows>): Promise<void> => {
  await takeIds(tx, 'ledger_account', rows.accounts.length)
  await storeRows(tx, 'ledger_account', rows.accounts)
  await takeIds(tx, 'ledger_operation', rows.operations.length)
  await storeRows(tx, 'ledger_operation', rows.operations)
  await storeRows(tx, 'ledger_entry', rows.entries, 'operation_id')
}

const make = (options: FillOptions, hash: string) => {
  const now = options.now ?? new Date()
  const people = makePeople(options.users ?? 2_000, options.creators ?? 300, now, randomOf(1))
  const posts = makePosts(people, now, randomOf(2))
  const verifications = postVerifications(posts, now, randomOf(11))
  const business = simulate(
    people,
    offeredOf(posts, verifications),
    { transactions: options.transactions ?? 60_000, requests: options.requests ?? 400 },
    now,
    randomOf(3),
  )
  const { book, requests, manual, subscriptions } = business
  const random = randomOf(4)
  const context = { book, held: requests.held, random, hash }
  const roleOf = roleFinder(people)
  const more = randomOf(5)
  const messages = makeMessages(people, now, randomOf(6))
  const users = people.map((person) => ({ ...userRecord(person, context), ...creatorSettings(person, more) }))
  return {
    people,
    now,
    attached: messages.attached,
    posts,
    business,
    ledger: ledgerRows(book),
    states: requests.all.flatMap(stateRows),
    records: {
      ...settingsRecords(now),
      User: users,
      UserTag: tagRecords(
        users.filter((_each, at) => isCreator(people[at] ?? { role: 'member' })),
        categoryTitles.length,
        more,
      ),
      BlockedLocation: blockRecords(people, now, more),
      ContentSet: posts.map(postRecord),
      PostVerification: verifications,
      Subscription: subscriptions.all.map((each) => subscriptionRecord(each, now, random)),
      Transaction: book.transactions.map((each) => transactionRecord(each, roleOf)),
      PayoutRequest: requests.all.map(requestRecordOf),
      PayoutRequestStep: stepRecords(requests.all),
      ManualPayout: manual.all.map(manualRecord),
      UserNote: noteRecords(people, users, now, random),
      MessageThread: messages.threads,
      Message: messages.messages,
      SavedReply: savedReplies,
    },
  }
}

/** One creator in twenty changed the account after the request was made: Pay asks before it goes on. */
const changePayees = async (work: Work, requests: readonly NewOf<'PayoutRequest'>[]): Promise<void> => {
  const open = requests.filter((each) => each.status === 'NEW')
  for (const request of open.filter((_each, at) => at % 20 === 2))
    await write(work, 'User.payee', request.user ?? '', { accountIdentifier: `new-account-${request.user ?? ''}@example.net` })
}

/** One by one, as they are sealed for their rows. */
const sealMerchants = async (work: Work): Promise<void> => {
  for (const { id, merchant } of paymentSystems)
    if (merchant !== undefined) await write(work, 'PaymentSystem.merchant', id, { secret: `secret of ${merchant}` })
}

const doneIn = (
  people: readonly Person[],
  { book, requests, manual }: ReturnType<typeof simulate>,
  records: DoneInDemo['records'],
): DoneInDemo => ({ people, requests: requests.all, manual: manual.all, transactions: book.transactions, records })

/** All in one transaction, checked at its end: a fault, or a server that is killed meanwhile, leaves the database empty. */
export const fill = async (options: FillOptions): Promise<Filled> => {
  const { db, product, password, keepFile } = options
  if (!(await isEmpty(db))) return { filled: false, staff: demoStaff }
  await firstPages(db, product)
  const { people, posts, business, now, ledger, records, states, attached } = make(options, await hashed(password))
  await transact(db, { product, action: 'fillDemo' }, async (work) => {
    // What a new site starts with makes way.
    await sql`delete from ${currencies}`.execute(work.tx)
    await storeLedger(work, ledger)
    await storeAll(work, records)
    await fillInbox(work)
    await storeRows(work.tx, 'state_change', states)
    await write(work, 'SystemSettings', 'site', settingsValues)
    await write(work, 'SystemSettings.money', 'site', moneyValues)
    await write(work, 'SystemSettings.referralProgram', 'site', referralValues)
    await write(work, 'SystemSettings.frontendConfig', 'site', siteValues)
    await sealMerchants(work)
    await noteEarlier(work, auditLines(doneIn(people, business, records), now, randomOf(20)))
    await changePayees(work, records.PayoutRequest)
    await reconcileMonths(work, records.PayoutRequest, now, '1')
    await noteVisits(work, now)
    await writePages(work, '1')
    if (keepFile) await keepDemoFiles(work, keepFile, people, now, randomOf(6))
    await fillSiteLists(work, keepFile, now, randomOf(6))
    if (keepFile) await keepAttachments(work, keepFile, attached, randomOf(7))
    if (keepFile) await keepPostFiles(work, keepFile, posts, randomOf(12))
    const faults = await checkLedger(work.tx)
    if (faults.length > 0) throw new Error(`the demo's books do not add up: ${faults.join('; ')}`)
  })
  await sql`analyze`.execute(db).catch(() => undefined)
  return { filled: true, staff: demoStaff }
}
