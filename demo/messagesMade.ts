// Messages of the demo: members with creators, both with the site; some unread, some paid.
import type { NewOf } from '../custom/server/store.ts'
import { beginningOf } from '../custom/server/messages/postMessage.ts'
import { credits } from '../custom/server/money/credits.ts'
import { day, idOf, isCreator, isStaff, type Person } from './people.ts'
import type { Random } from './random.ts'
import { creatorTalks, fanTalks, memberTalks, verificationTalks, type Line } from './talks.ts'
import { packages } from './world.ts'

export interface Attached {
  readonly thread: string
  readonly message: string
  readonly from: string
  readonly time: string
  readonly file: NonNullable<Line['file']>
}

export interface MessagesDemo {
  readonly threads: readonly NewOf<'MessageThread'>[]
  readonly messages: readonly NewOf<'Message'>[]
  readonly attached: readonly Attached[]
}

interface Talk {
  readonly lines: readonly Line[]
  readonly one: Person
  /** Absent: the site. */
  readonly other?: Person
  readonly began: number
}

const hour = 3_600_000
/** Hours between two lines at most. */
const longest = 9

/** The time of each line: soon after the one before. */
const timesOf = ({ lines, began }: Talk, random: Random): readonly string[] => {
  let at = began
  return lines.map(() => {
    at += Math.round((0.05 + random.next() * (longest - 0.1)) * hour)
    return new Date(at).toISOString()
  })
}

/** While both were there, early enough for all that is said. Undefined where the time is too short. */
const beginOf = (people: readonly Person[], lines: readonly Line[], now: number, random: Random): number | undefined => {
  const until = Math.min(now, ...people.flatMap(({ ended }) => (ended ? [ended.time.getTime()] : []))) - lines.length * longest * hour
  const earliest = Math.max(now - 240 * day, ...people.map(({ registered, decided }) => (decided ?? registered).getTime()))
  return earliest < until ? until - Math.round((until - earliest) * random.next() ** 2) : undefined
}

/** How many of the last lines one side has not read; the other side wrote them. */
const unreadBy = (side: 'a' | 'b', lines: readonly Line[], random: Random): number => {
  const last = lines.findLastIndex((each) => each.by === side)
  return random.chance(0.4) ? lines.length - 1 - last : 0
}

const priceOf = ({ sold, by }: Line, random: Random): NewOf<'Message'> => {
  if (!sold) return {}
  const { credits: price } = random.pick(packages.filter((each) => each.type === sold))
  // Who writes to a creator pays before it is sent; what a creator sends is paid when it is opened.
  return { price: credits(price), paid: by === 'a' || random.chance(0.6) }
}

interface Made extends MessagesDemo {
  readonly threads: NewOf<'MessageThread'>[]
  readonly messages: NewOf<'Message'>[]
  readonly attached: Attached[]
}

const nextId = (made: readonly unknown[]): string => String(made.length + 1)

/** The views of all who take part: both sides, or the user and whoever of the staff wrote. */
const addThreads = (
  made: Made,
  { lines, one, other }: Talk,
  last: NewOf<'Message'>,
  authors: ReadonlySet<string>,
  random: Random,
): void => {
  const thread = nextId(made.threads)
  const own = made.messages.slice(-lines.length)
  const all = {
    lastMessage: beginningOf(lines.at(-1)?.text ?? ''),
    lastMessageTime: last.createTime,
    paid: own.some((each) => each.paid === true),
  }
  made.threads.push({ id: thread, user: idOf(one), other: other && idOf(other), unread: unreadBy('a', lines, random), ...all })
  const unread = unreadBy('b', lines, random)
  const copy = (user: string): NewOf<'MessageThread'> => ({
    id: nextId(made.threads),
    user,
    other: idOf(one),
    copyOf: thread,
    unread,
    ...all,
  })
  for (const user of other ? [idOf(other)] : authors) made.threads.push(copy(user))
}

const addTalk = (made: Made, talk: Talk, staff: readonly Person[], random: Random): void => {
  const { lines, one, other } = talk
  const thread = nextId(made.threads)
  const times = timesOf(talk, random)
  const authors = new Set<string>()
  for (const [at, line] of lines.entries()) {
    const writer = line.by === 'a' ? one : other
    const author = writer ? undefined : idOf(random.pick(staff))
    if (author !== undefined) authors.add(author)
    const [id, time] = [nextId(made.messages), times[at] ?? '']
    made.messages.push({
      id,
      thread,
      createTime: time,
      from: writer && idOf(writer),
      staffAuthor: author,
      text: line.text,
      ...priceOf(line, random),
    })
    if (line.file && writer) made.attached.push({ thread, message: id, from: idOf(writer), time, file: line.file })
  }
  addThreads(made, talk, made.messages.at(-1) ?? {}, authors, random)
}

const isKnown = (person: Person): boolean => person.status !== 'DELETED' && !isStaff(person)

const siteTalk = (person: Person, random: Random): readonly Line[] => {
  if (!isCreator(person)) return random.pick(memberTalks)
  const own = person.verification === 'APPROVED' || person.verification === 'DECLINED' ? verificationTalks[person.verification] : undefined
  return own && random.chance(0.25) ? own : random.pick(creatorTalks)
}

/** Every creator has fans; one user in six wrote with the site. */
export const makeMessages = (people: readonly Person[], now: Date, random: Random): MessagesDemo => {
  const made: Made = { threads: [], messages: [], attached: [] }
  const staff = people.filter((each) => isStaff(each) && each.status === 'ACTIVE')
  const creators = people.filter((each) => isKnown(each) && isCreator(each))
  const members = people.filter((each) => isKnown(each) && !isCreator(each))
  const add = (lines: readonly Line[], one: Person, other?: Person): void => {
    const began = beginOf(other ? [one, other] : [one], lines, now.getTime(), random)
    if (began !== undefined) addTalk(made, { lines, one, ...(other && { other }), began }, staff, random)
  }
  const met = new Set<string>()
  for (const creator of creators.filter(({ verification }) => verification === 'APPROVED'))
    for (let fan = random.whole(1, 5); fan > 0; fan -= 1) {
      const member = random.pick(members)
      const pair = `${member.id} ${creator.id}`
      if (!met.has(pair)) add(random.pick(fanTalks), member, creator)
      met.add(pair)
    }
  for (const person of [...creators, ...members]) if (random.chance(isCreator(person) ? 0.5 : 0.1)) add(siteTalk(person, random), person)
  return made
}
