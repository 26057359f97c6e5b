// All files of one person have so much room and no more (domain 5.18).
import { sql, table, type Guard, type GuardCall } from '../../../server/kit.ts'
import { sizeText } from '../../../language/fields/upload.ts'
import { find } from '../store.ts'
import { isId, refuse } from './answerEach.ts'

const f = table('ContentFile', 'f')
const s = table('ContentSet', 's')
const userFile = table('UserFile')

const room = 100 * 2 ** 30
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whose files they will be: a post is its creator's. Locked, so that files which come at once are counted one after the other. */
const lockOwner = async (call: GuardCall<'roomLeft'>): Promise<string | undefined> => {
  const { user, set } = call.input ?? {}
  const [post] = !isId(user) && isId(set) ? await find(call, 'ContentSet', { id: set }) : []
  const id = isId(user) ? user : post?.user
  return id === undefined ? undefined : (await find(call, 'User', { id }, 'no key update'))[0]?.id
}

const bytesOf = async ({ tx, input = {} }: GuardCall<'roomLeft'>, owner: string) => {
  const file = input.file ?? ''
  const { rows } = await sql<{ kept: string; more: string }>`
    select (select coalesce(sum((${f.file}->>'bytes')::bigint), 0) from ${f}
        join ${s} on ${s.id} = ${f.set} where ${s.user} = ${owner}::bigint)
      + (select coalesce(sum((${userFile.file}->>'bytes')::bigint), 0) from ${userFile} where ${userFile.user} = ${owner}::bigint) as kept,
      coalesce((select (value->>'bytes')::bigint from stored_file where uuid = ${uuid.test(file) ? file : null}::uuid), 0)
        as more`.execute(tx)
  return { kept: Number(rows[0]?.kept), more: Number(rows[0]?.more) }
}

/** Asked for places, whoever has no room left gets none; each file is measured once it is there. */
export const roomLeft: Guard<'roomLeft'> = async (call) => {
  const owner = await lockOwner(call)
  if (owner === undefined) return [undefined]
  const { kept, more } = await bytesOf(call, owner)
  const left = Math.max(room - kept, 0)
  return [left === 0 || more > left ? refuse('roomLeft', ['100 GiB', sizeText(left)]) : undefined]
}
