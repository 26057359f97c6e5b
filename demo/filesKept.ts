// Files of the demo: portraits of some people, agreements and other papers with the profiles of creators.
import type { FileValue } from '../language/fields/file.ts'
import type { KeepFile, Work } from '../server/kit.ts'
import { documentOf } from './agreement.ts'
import type { Attached } from './messagesMade.ts'
import { cardBack, cardFront } from './papers.ts'
import { day, idOf, isCreator, isStaff, type Person } from './people.ts'
import { portrait, stage } from './pictures.ts'
import type { Random } from './random.ts'
import { insert, write } from '../custom/server/store.ts'

interface Paper {
  readonly name: string
  readonly title?: string
  readonly bytes: Buffer
}

const papersOf = async ({ first, last, screenName }: Person, year: number, random: Random): Promise<readonly Paper[]> => {
  const agreement = documentOf([
    'Creator agreement',
    '',
    `Between the site and ${first} ${last} (${screenName}).`,
    '',
    'The creator keeps the rights to everything that is published.',
    'Payouts follow the terms that are shown before each request.',
    'Either side may end this agreement with thirty days of notice.',
    '',
    `Signed ${year}, ${first} ${last}`,
  ])
  const papers: Paper[] = [{ name: `agreement-${last.toLowerCase()}-${year}.pdf`, title: `Creator agreement ${year}`, bytes: agreement }]
  if (random.chance(0.4))
    papers.push({
      name: `tax-residence-${year}.pdf`,
      title: 'Tax residence',
      bytes: documentOf(['Tax residence', '', `${first} ${last}`, `Tax year ${year}`]),
    })
  if (random.chance(0.3)) papers.push({ name: 'event.jpg', bytes: await stage(random) })
  return papers
}

const keepAvatar = async (work: Work, keep: KeepFile, person: Person, random: Random): Promise<void> => {
  const bytes = await portrait(random)
  const file = {
    entity: 'User',
    field: 'avatar',
    name: `${person.username}.png`,
    bytes,
    actor: idOf(person),
    metadata: { width: 256, height: 256 },
  }
  await write(work, 'User', idOf(person), { avatar: await keep(work, { ...file, time: person.registered.toISOString() }) })
}

const keepPapers = async (
  work: Work,
  keep: KeepFile,
  person: Person,
  staff: readonly Person[],
  now: Date,
  random: Random,
): Promise<void> => {
  const came = now.getTime() - Math.round(random.next() * Math.min(300 * day, now.getTime() - person.registered.getTime()))
  const createTime = new Date(came).toISOString()
  for (const { name, title, bytes } of await papersOf(person, new Date(came).getUTCFullYear(), random)) {
    const actor = idOf(random.pick(staff))
    const file = await keep(work, { entity: 'UserFile', field: 'file', name, bytes, actor, time: createTime })
    await insert(work, 'UserFile', { user: idOf(person), file, title, uploadedBy: actor, createTime })
  }
}

/** What waits and what was declined has its documents, and so have the first of the approved. */
const keepVerification = async (work: Work, keep: KeepFile, person: Person, random: Random): Promise<void> => {
  const documents = {
    front: { name: 'card-front.jpg', bytes: await cardFront(person, random) },
    back: random.chance(0.7) ? { name: 'card-back.jpg', bytes: await cardBack(person) } : undefined,
    selfie: random.chance(0.8) ? { name: 'selfie.png', bytes: await portrait(random) } : undefined,
  }
  const kept: { -readonly [Name in keyof typeof documents]?: FileValue } = {}
  for (const name of ['front', 'back', 'selfie'] as const) {
    const file = documents[name]
    if (file)
      kept[name] = await keep(work, {
        entity: 'User',
        field: `verification.${name}`,
        ...file,
        actor: idOf(person),
        time: person.registered.toISOString(),
      })
  }
  await write(work, 'User.verification', idOf(person), kept)
}

const sentDocuments = (people: readonly Person[]): readonly Person[] => {
  const creators = people.filter((each) => isCreator(each) && each.status !== 'DELETED')
  return [
    ...creators.filter((each) => each.verification === 'PENDING' || each.verification === 'DECLINED'),
    ...creators.filter((each) => each.verification === 'APPROVED').slice(0, 25),
  ]
}

/** The files of messages: the same few pictures and notes, sent by many. */
export const keepAttachments = async (work: Work, keep: KeepFile, attached: readonly Attached[], random: Random): Promise<void> => {
  const notes = documentOf(['Notes of the second lesson', '', 'Warm up for ten minutes.', 'Slow, then slower.', 'Rest before you repeat.'])
  for (const { thread, message, from, time, file } of attached.slice(0, 80)) {
    const sent = file === 'notes' ? { name: 'notes-lesson-2.pdf', bytes: notes } : { name: 'preview.jpg', bytes: await stage(random) }
    const kept = await keep(work, { entity: 'MessageFile', field: 'file', ...sent, actor: from, time })
    await insert(work, 'MessageFile', { thread, message, file: kept })
  }
}

/** Of the first creators and all of the staff: enough to be seen on every list. */
export const keepDemoFiles = async (work: Work, keep: KeepFile, people: readonly Person[], now: Date, random: Random): Promise<void> => {
  const staff = people.filter((each) => isStaff(each) && each.status === 'ACTIVE')
  const creators = people.filter(isCreator).slice(0, 60)
  const members = people.filter((each) => !isStaff(each) && !isCreator(each) && each.id % 9 === 0).slice(-40)
  for (const person of [...staff, ...creators, ...members]) if (person.status !== 'DELETED') await keepAvatar(work, keep, person, random)
  for (const person of creators.slice(0, 40)) await keepPapers(work, keep, person, staff, now, random)
  for (const person of sentDocuments(people)) await keepVerification(work, keep, person, random)
}
