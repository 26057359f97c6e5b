// The files of the demo's posts: small pictures drawn once and used many times, now and then a document, a film, some notes to hear.
import type { NewOf } from '../custom/server/store.ts'
import type { FileValue } from '../language/fields/file.ts'
import { sql, table, type KeepFile, type Work } from '../server/kit.ts'
import { documentOf } from './agreement.ts'
import { idOf } from './people.ts'
import { melody, sunrise } from './media/pieces.ts'
import { landscape, stage } from './pictures.ts'
import type { Post } from './posts.ts'
import type { Random } from './random.ts'
import { storeAll } from './store.ts'

const s = table('ContentSet', 's')
const stored = table('ContentSet')
const f = table('ContentFile', 'f')

interface Drawn {
  readonly name: string
  readonly title: string
  readonly bytes: Buffer
  readonly metadata?: { readonly width: number; readonly height: number }
  readonly poster?: Buffer
}

const titles = [
  'Morning light',
  'Over the hills',
  'On the way',
  'Before the rain',
  'The last sun',
  'Outdoors',
  'Evening walk',
  'In colour',
] as const

interface Pool {
  readonly mixed: readonly Drawn[]
  /** A film, a melody and a document: in this order all that one post has. */
  readonly played: readonly [Drawn, Drawn, Drawn]
}

const drawn = async (random: Random): Promise<Pool> => {
  const pictures: Drawn[] = []
  for (const [at, title] of titles.entries()) {
    const name = `${title.toLowerCase().replace(/ /g, '-')}-${at + 1}.jpg`
    pictures.push({ name, title, bytes: await landscape(random), metadata: { width: 480, height: 320 } })
  }
  const event: Drawn = { name: 'on-stage.jpg', title: 'On stage', bytes: await stage(random), metadata: { width: 640, height: 427 } }
  const notes: Drawn = {
    name: 'notes.pdf',
    title: 'Notes',
    bytes: documentOf(['Notes', '', 'Warm up, then three slow rounds.', 'Write down what was hard.']),
  }
  const film: Drawn = { name: 'sunrise.webm', title: 'Sunrise', ...(await sunrise()) }
  const sound: Drawn = { name: 'melody.ogg', title: 'Melody', bytes: melody() }
  return { mixed: [...pictures, event, notes], played: [film, sound, notes] }
}

/** Every eighth post or so, where it has as many files. */
const isPlayed = ({ id, size }: Post): boolean => size === 3 && Number(id) % 3 === 0

/** What a post with a broken file shows of it. */
const valueFor = (post: Post, at: number, value: FileValue): FileValue =>
  post.processing === 'ERROR' && at === 0 ? { ...value, processingStatus: 'ERROR' } : value

interface Chosen extends Drawn {
  readonly post: Post
  readonly at: number
  readonly publicAccess: boolean
}

const choose = (post: Post, { mixed, played }: Pool, random: Random): readonly Chosen[] => {
  // Neighbours in the pool, so that none comes twice.
  const from = random.whole(0, mixed.length - 1)
  return Array.from({ length: post.size }, (_each, at) => {
    const file = (isPlayed(post) ? played[at] : undefined) ?? mixed[(from + at) % mixed.length]
    return file ? [{ ...file, post, at, publicAccess: at === 0 && random.chance(0.3) }] : []
  }).flat()
}

const keepOne = async (work: Work, keep: KeepFile, { post, at, publicAccess, title, ...file }: Chosen): Promise<NewOf<'ContentFile'>> => {
  const time = post.made.toISOString()
  const kept = await keep(work, { entity: 'ContentFile', field: 'file', ...file, actor: idOf(post.creator), time })
  return { set: post.id, file: valueFor(post, at, kept), title, fileNumber: at, publicAccess, createTime: time }
}

/** So many bytes are written at a time. */
const together = 32

/** Of every post as many as it says; the first is its cover. */
export const keepPostFiles = async (work: Work, keep: KeepFile, posts: readonly Post[], random: Random): Promise<void> => {
  const pool = await drawn(random)
  const chosen = posts.flatMap((post) => choose(post, pool, random))
  const rows: NewOf<'ContentFile'>[] = []
  for (let from = 0; from < chosen.length; from += together)
    rows.push(...(await Promise.all(chosen.slice(from, from + together).map((each) => keepOne(work, keep, each)))))
  await storeAll(work, { ContentFile: rows.map((row, at) => ({ id: String(at + 1), ...row })) })
  await sql`
    update ${s} set ${stored.coverFile} = ${f.id} from ${f} where ${f.set} = ${s.id} and ${f.fileNumber} = 0`.execute(work.tx)
}
