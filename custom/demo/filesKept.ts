// Files of the demo: portraits of some people, agreements and other papers with the profiles of creators.
import { insert, write } from '../../server/kit.ts'
import type { KeepFile, Work } from '../../server/kit.ts'
import { documentOf } from './agreement.ts'
import { day, idOf, isCreator, isStaff } from './people.ts'
import type { Person } from './people.ts'
import { portrait, stage } from './pictures.ts'
import type { Random } from './random.ts'

interface Paper {
  readonly name: string
  readonly title?: string
  readonly bytes: Buffer
}

const papersOf = async ({ first, last, screenName }: Person, random: Random): Promise<readonly Paper[]> => {
  const year = random.whole(2024, 2026)
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
  await write(work, 'User', '', idOf(person), { avatar: await keep(work, { ...file, time: person.registered.toISOString() }) })
}

const keepPapers = async (
  work: Work,
  keep: KeepFile,
  person: Person,
  staff: readonly Person[],
  now: Date,
  random: Random,
): Promise<void> => {
  for (const { name, title, bytes } of await papersOf(person, random)) {
    const actor = idOf(random.pick(staff))
    const createTime = new Date(now.getTime() - Math.round(random.next() * 300 * day)).toISOString()
    const file = await keep(work, { entity: 'UserFile', field: 'file', name, bytes, actor, time: createTime })
    await insert(work, 'UserFile', { user: idOf(person), file, title, uploadedBy: actor, createTime })
  }
}

/** Of the first creators and all of the staff: enough to be seen on every list. */
export const keepDemoFiles = async (work: Work, keep: KeepFile, people: readonly Person[], now: Date, random: Random): Promise<void> => {
  const staff = people.filter((each) => isStaff(each) && each.status === 'ACTIVE')
  const creators = people.filter(isCreator).slice(0, 60)
  const members = people.filter((each) => !isStaff(each) && !isCreator(each) && each.id % 9 === 0).slice(-40)
  for (const person of [...staff, ...creators, ...members]) if (person.status !== 'DELETED') await keepAvatar(work, keep, person, random)
  for (const person of creators.slice(0, 40)) await keepPapers(work, keep, person, staff, now, random)
}
