// Posts of the demo's creators: most published, some drafts, some waiting for their time.
import { postTexts } from './names.ts'
import { day, isCreator, type Person } from './people.ts'
import type { Random } from './random.ts'
import { packages } from './world.ts'

export interface Post {
  readonly id: string
  readonly creator: Person
  readonly description: string
  readonly made: Date
  readonly size: number
  readonly published: boolean
  readonly publishTime: Date | undefined
  readonly scheduleTime: Date | undefined
  readonly processing: 'NEW' | 'OK' | 'ERROR'
  readonly level: 'CONTENT' | 'PRO' | 'ULTIMATE' | undefined
  readonly package: string | undefined
}

type State = 'published' | 'draft' | 'unpublished' | 'scheduled'

/** Only who is approved and there may schedule; a file that is broken keeps its post from being published. */
const stateOf = (creator: Person, random: Random): { readonly state: State; readonly processing: Post['processing'] } => {
  const wish = random.weighted({ published: 80, draft: 9, unpublished: 6, scheduled: 5 })
  const state = wish === 'scheduled' && (creator.ended || creator.verification !== 'APPROVED') ? 'draft' : wish
  return { state, processing: state === 'draft' ? random.weighted({ OK: 60, NEW: 25, ERROR: 15 }) : 'OK' }
}

/** Once the creator is approved, and before the account ends. */
const madeOf = ({ registered, decided }: Person, until: number, random: Random): Date => {
  const since = Math.min(until, (decided ?? registered).getTime())
  return new Date(since + Math.round((until - since) * random.next()))
}

const postOf = (id: number, creator: Person, now: number, random: Random): Post => {
  const { state, processing } = stateOf(creator, random)
  const until = creator.ended?.time.getTime() ?? now - 1_000
  const made = madeOf(creator, until, random)
  const description = random.pick(postTexts)
  const files = Math.ceil(random.whole(1, 12) / 4)
  const scheduleTime = state === 'scheduled' ? new Date(now + random.whole(1, 20) * day) : undefined
  return {
    id: String(id),
    creator,
    description,
    made,
    size: processing === 'NEW' ? 0 : files,
    published: state === 'published' || state === 'scheduled',
    publishTime:
      state === 'published' || state === 'unpublished'
        ? new Date(Math.min(until, made.getTime() + random.whole(0, 5) * day))
        : scheduleTime,
    scheduleTime,
    processing,
    level: random.pick([undefined, undefined, 'CONTENT', 'CONTENT', creator.role === 'free_business' ? undefined : 'PRO'] as const),
    package: random.chance(0.6) ? random.pick(packages.filter((each) => each.type === 'POST')).id : undefined,
  }
}

/** One to nine for every creator whose account was not deleted. */
export const makePosts = (people: readonly Person[], now: Date, random: Random): readonly Post[] => {
  const creators = people
    .filter((each) => isCreator(each) && each.status !== 'DELETED')
    .flatMap((creator) => Array.from({ length: random.whole(1, 9) }, () => creator))
  return creators.map((creator, at) => postOf(at + 1, creator, now.getTime(), random))
}
