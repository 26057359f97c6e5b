// What happens beside the change when a post is edited, its files come and go, and it is decided about (domain 5.18, 8).
import { cleanName, sql, table, type ActionRun, type CustomRun, type Effect } from '../../../server/kit.ts'
import { refuse } from '../guards/answerEach.ts'
import { notify } from '../people/notify.ts'
import { buyersOf } from '../posts/buyers.ts'
import { processFiles } from '../posts/processFiles.ts'
import { tellSubscribers } from '../posts/tellSubscribers.ts'
import { askVerification, tellPosts, tellQueueOf, verificationOf } from '../posts/verification.ts'
import { find, write, type RowOf } from '../store.ts'
import { wrongField } from '../wrongField.ts'

const contentFile = table('ContentFile')

const isAhead = ({ time }: ActionRun, value: string | null): boolean => value !== null && Date.parse(value) > Date.parse(time)

/** A post that waits for its time follows the time; emptied, it is published at once. */
export const changePost: Effect<'changePost'> = async (change) => {
  const { input, record } = change
  const { scheduleTime } = input
  if (scheduleTime !== undefined && record.published === true && isAhead(change, record.publishTime))
    change.set('publishTime', scheduleTime ?? change.time)
  return async (id) => tellQueueOf(change, id)
}

/** Locked: files come several at once, and one after the other they take their numbers and are counted. */
const postOf = async (change: ActionRun, id: string): Promise<RowOf<'ContentSet'>> => {
  const [post] = await find(change, 'ContentSet', { id }, 'no key update')
  if (!post || post.deletedTime !== null) throw refuse('postNotDeleted')
  return post
}

/** As the file was called where it came from. */
const sentName = async ({ tx, input }: CustomRun<'addPostFile'>): Promise<string> => {
  const { rows } = await sql<{ name: string }>`select value->>'name' as name from stored_file where uuid = ${input.file}::uuid`.execute(tx)
  return rows[0]?.name ?? ''
}

const extensionOf = (name: string): string => /\.[^.]+$/.exec(name)?.[0].toLowerCase() ?? ''

/** By characters: half of one is no text. */
const titleFrom = (name: string): string =>
  Array.from(name.replace(/\.[^.]+$/, ''))
    .slice(0, 120)
    .join('')

/** What is downloaded says by its name what it is: another extension than the one it was looked at by is refused. */
const ensureName = (given: string, sent: string): void => {
  const extension = extensionOf(sent)
  if (given === '' || sent === '' || extensionOf(given) === extension) return
  throw wrongField('name', 'fileName', [extension])
}

/** A file is called as it is given, here and where it is downloaded; who sends it under another name says so. */
const callFile = async ({ tx, input }: CustomRun<'addPostFile'>, id: string, name: string): Promise<void> => {
  if (name === '') return
  const called = JSON.stringify(name)
  await sql`
    with called as (
      update ${contentFile} set ${contentFile.file} = jsonb_set(${contentFile.file}, '{name}', ${called}::jsonb) where ${contentFile.id} = ${id}::bigint
    ) update stored_file set value = jsonb_set(value, '{name}', ${called}::jsonb) where uuid = ${input.file}::uuid`.execute(tx)
}

/** The title is the file's name without its extension where none is given. A verified post is verified again. */
export const addPostFile: Effect<'addPostFile'> = async (change) => {
  const post = await postOf(change, change.input.set)
  const sent = await sentName(change)
  const given = change.input.name?.trim() ?? ''
  const name = given === '' ? '' : cleanName(given)
  ensureName(name, sent)
  if ((change.input.title ?? '') === '') change.set('title', titleFrom(name === '' ? sent : name))
  return async (id) => {
    await callFile(change, id, name)
    await processFiles(change, post.id)
    if (await verificationOf(change, post.id)) await askVerification(change, post.id, post.user)
  }
}

export const removePostFile: Effect<'removePostFile'> = async (change) => {
  const post = await postOf(change, change.record.set)
  change.report.count('buyers', await buyersOf(change.tx, post.id))
  if (post.coverFile === change.record.id) await write(change, 'ContentSet', post.id, { coverFile: null })
  return async () => {
    await processFiles(change, post.id)
    await tellQueueOf(change, post.id)
  }
}

export const approvePost: Effect<'approvePost'> = async (change) => {
  const { record } = change
  const { subscribers, toldTime } = await tellSubscribers(change, record)
  change.report.count('subscribers', subscribers)
  change.set('toldTime', toldTime)
  change.set('withdrawn', false)
  return () => tellPosts(change, [record.post])
}

/** The reason goes to the creator. What was withdrawn from its buyers once is not given back to them. */
export const declinePost: Effect<'declinePost'> = async (change) => {
  const { record, input } = change
  change.set('declines', record.declines + 1)
  if (record.withdrawn === true) change.set('withdrawn', true)
  else change.report.count('buyers', await buyersOf(change.tx, record.post))
  await notify(change, record.creator, 'postDeclined', [record.post, input.reasonCode, input.reasonText ?? ''])
  return () => tellPosts(change, [record.post])
}
