// Operations on one's own visits, of no entity: each that names a record asks the right to read it.
import { forStaff, known, type SessionResolver } from '../session/SessionResolver.ts'
import type { Visits } from './openVisits.ts'
import type { Place } from './visitTable.ts'

const placeIn = ({ entity, record }: Readonly<Record<string, unknown>>): Place => ({ entity: String(entity), record: String(record) })

export const visitResolvers = (visits: Visits): Readonly<Record<string, SessionResolver>> => ({
  visitedRecordsFindAll: forStaff(async (_args, call) => {
    const told = await visits.find(known(call))
    return told.map(({ id, ...rest }) => ({ ...rest, record: id }))
  }),
  getMyVisitBefore: forStaff(async (_args, call) => (await visits.before(known(call))) ?? null),
  visitRecord: forStaff(async (args, call) => {
    await visits.note(known(call), placeIn(args))
    return true
  }),
  keepRecord: forStaff((args, call) => visits.keep(known(call), placeIn(args), args['kept'] === true)),
})
