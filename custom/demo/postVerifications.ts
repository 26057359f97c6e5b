// What became of the demo's posts when they were checked: most approved, some declined, the latest of them waiting.
import { day, idOf } from './people.ts'
import type { Post } from './posts.ts'
import type { Random } from './random.ts'
import type { Values } from './store.ts'

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

/** Nobody has bought them yet: what members buy is the first published post of a creator. */
const unsold = (posts: readonly Post[]): readonly Post[] => {
  const first = new Map<number, string>()
  for (const { creator, id, published } of posts) if (published && !first.has(creator.id)) first.set(creator.id, id)
  return posts.filter(({ creator, id }) => first.get(creator.id) !== id)
}

const waitingOf = (posts: readonly Post[]): ReadonlySet<string> =>
  new Set(
    unsold(posts)
      .filter(({ creator, published, processing }) => published && processing === 'OK' && creator.verification === 'APPROVED')
      .filter(({ creator }) => creator.status === 'ACTIVE')
      .toSorted((one, other) => submittedOf(other).getTime() - submittedOf(one).getTime())
      .slice(0, waiting)
      .map(({ id }) => id),
  )

const declined = (time: Date, random: Random): Values => {
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

const decided = (post: Post, now: Date, sold: boolean, random: Random): Values => {
  const time = new Date(Math.min(now.getTime() - hour, submittedOf(post).getTime() + random.whole(1, 30) * hour))
  if (!sold && random.chance(0.06)) return declined(time, random)
  const told = { toldTime: time.toISOString() }
  return { status: 'APPROVED', decidedBy: random.pick(['1', '2']), decidedTime: time.toISOString(), ...told }
}

/** One for each post that was ever published. Those that wait were submitted within the last days, a few of them not for the first time. */
export const postVerifications = (posts: readonly Post[], now: Date, random: Random): readonly Values[] => {
  const pending = waitingOf(posts)
  const unbought = new Set(unsold(posts).map(({ id }) => id))
  const asked = posts.filter(({ publishTime }) => publishTime !== undefined)
  return asked.map((post, at) => {
    const waits = pending.has(post.id) || post.creator.verification !== 'APPROVED'
    const submitted = waits ? new Date(now.getTime() - Math.round(random.next() * 6 * day)) : submittedOf(post)
    const common = { id: String(at + 1), post: post.id, creator: idOf(post.creator), submittedTime: submitted.toISOString() }
    if (waits) return { ...common, status: 'PENDING', declines: random.weighted({ 0: 85, 1: 12, 2: 3 }) === '0' ? 0 : 1 }
    return { ...common, ...decided(post, now, !unbought.has(post.id), random) }
  })
}
