// A list of people in two pages, for what is done to several of them: its server, and who may do it.
import { rights } from '#generated/access.ts'
import { users } from '#generated/entities/users.ts'
import { sampleRecord, stretchOf } from '../browser/records/sampleRecord.ts'
import type { Serve } from './renderHook.ts'

export const usersPath = '/users/usersList'
export const allRights = rights.map(({ name }) => name)

const rows = (ids: readonly string[]) => ids.map((id) => sampleRecord(users, id, { screenName: `Creator ${id}` }))
const total = (exact: boolean) => ({ __typename: 'Total', value: 1240, exact })

/** @param exact whether it knows how many there are */
export const listAnswer = ({ after }: Readonly<Record<string, unknown>>, exact = true): unknown =>
  after === undefined
    ? stretchOf(rows(['1', '2', '3', '4']), { hasNext: true, end: 'four', total: total(exact) })
    : stretchOf(rows(['5', '6']), { hasPrevious: true, start: 'five', total: total(exact) })

/** Anything else a screen of it asks has an empty answer. */
export const serveUsers =
  (further: Readonly<Record<string, Serve>> = {}, exact = true): Serve =>
  (name, variables) => {
    if (name === 'UsersList') return listAnswer(variables, exact)
    return further[name] ? further[name](name, variables) : []
  }
