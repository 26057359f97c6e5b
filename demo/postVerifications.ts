// What became of the demo's posts when they were checked: most approved, some declined, the latest of them waiting.
import type { NewOf } from '../custom/server/store.ts'
import { idOf } from './people.ts'
import type { Post } from './posts.ts'
import type { Random } from './random.ts'

const hour = 3_600_000
const waiting = 48
const explanations = {
  CONSENT: 'The consent of the second person is missing.',
  AGE: 'Please show a document with your date of birth.',
  COPYRIGHT: 'The music belongs to somebody else.',
  QUALITY: 'The picture cannot be made out.',
} as const
const reasons = Object.keys(explanations) as readonly (keyof typeof explanations)[]

const submittedOf = ({ publishTime, scheduleTime, made }: Post): Date => (scheduleTime ? made : (publishTime ?? made))

const inQueue = ({ creator, published, processing }: Post): boolean =>
  published && processing === 'OK' && creator.verification === 'APPROVED' && creator.status === 'ACTIVE'

/** The latest of them, however full the queue is. */
const waitingOf = (posts: readonly Post[]): ReadonlySet<string> =>
  new Set(
    posts
      .filter(inQueue)
      .toSorted((one, other) => submittedOf(other).getTime() - submittedOf(one).getTime())
      .slice(0, waiting)
      .map(({ id }) => id),
  )

const declined = (time: Date, random: Random): NewOf<'PostVerification'> => {
  const reasonCode = random.pick(reasons)
  return {
    status: 'DECLINED',
    declines: 1,
    decidedBy: '2',
    decidedTime: time.toISOString(),
    reasonCode,
    reasonText: explanations[reasonCode],
  }
}

const decided = (post: Post, until: number, random: Random): NewOf<'PostVerification'> => {
  const time = new Date(Math.min(until, submittedOf(post).getTime() + random.whole(1, 30) * hour))
  if (random.chance(0.06)) return declined(time, random)
  const at = time.toISOString()
  return { status: 'APPROVED', decidedBy: random.pick(['1', '2']), decidedTime: at, toldTime: at }
}

const checkOf = (post: Post, waits: boolean, now: Date, random: Random): NewOf<'PostVerification'> => {
  const common = { post: post.id, creator: idOf(post.creator), submittedTime: submittedOf(post).toISOString() }
  if (waits) return { ...common, status: 'PENDING', declines: random.weighted({ 0: 85, 1: 12, 2: 3 }) === '0' ? 0 : 1 }
  return { ...common, ...decided(post, Math.max(submittedOf(post).getTime(), now.getTime() - hour), random) }
}

/** One for each post that was ever published, in its order. The latest wait, and so do those of creators who are not approved. */
export const postVerifications = (posts: readonly Post[], now: Date, random: Random): readonly NewOf<'PostVerification'>[] => {
  const pending = waitingOf(posts)
  const asked = posts.filter(({ publishTime }) => publishTime !== undefined)
  return asked.map((post, at) => ({
    id: String(at + 1),
    ...checkOf(post, pending.has(post.id) || post.creator.verification !== 'APPROVED', now, random),
  }))
}

export interface OfferedPost {
  readonly post: Post
  /** When members saw it first. */
  readonly since: Date
}

/** What members see and may buy by itself. */
export const offeredOf = (posts: readonly Post[], verifications: readonly NewOf<'PostVerification'>[]): readonly OfferedPost[] => {
  const approved = new Map(
    verifications.filter((each) => each['status'] === 'APPROVED').map((each) => [each['post'], Date.parse(String(each['decidedTime']))]),
  )
  return posts.flatMap((post) => {
    const [time, published] = [approved.get(post.id), post.publishTime]
    if (time === undefined || !published || !post.published || post.package === undefined) return []
    return [{ post, since: new Date(Math.max(time, published.getTime())) }]
  })
}
