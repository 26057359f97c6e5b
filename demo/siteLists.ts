// What the demo's client site shows beside its content: banners, help links, featured creators (domain 10.7, 10.8, 10.10).
import { sql, table, type KeepFile, type Work } from '../server/kit.ts'
import { day } from './people.ts'
import { wideView } from './pictures.ts'
import type { Random } from './random.ts'
import { insert, write } from '../custom/server/store.ts'

const u = table('User', 'u')
const v = table('User.verification', 'v')
const d = table('User.discovery', 'd')
const b = table('User.balance', 'b')
const f = table('User.fraud', 'f')

interface BannerDemo {
  readonly altText: string
  readonly url?: string
  readonly place: 'MAIN_TOP' | 'CREATORS_LIST' | 'MEMBER_FEED'
  readonly audience: 'EVERYONE' | 'GUESTS' | 'MEMBERS' | 'CREATORS'
  /** Days from today. */
  readonly from?: number
  readonly to?: number
  readonly enabled?: boolean
}

const banners: readonly BannerDemo[] = [
  { altText: 'Join for free and follow your favourite creators', url: '/register', place: 'MAIN_TOP', audience: 'GUESTS' },
  { altText: 'Autumn festival: three days of live sets', url: '/events/autumn', place: 'MAIN_TOP', audience: 'EVERYONE', from: -6, to: 8 },
  { altText: 'Winter challenge for photographers', url: '/events/winter', place: 'MAIN_TOP', audience: 'EVERYONE', from: 12, to: 40 },
  { altText: 'Summer sale of credits', url: '/credits', place: 'MAIN_TOP', audience: 'MEMBERS', from: -150, to: -90 },
  { altText: 'Become a creator: how verification works', url: '/become-creator', place: 'CREATORS_LIST', audience: 'MEMBERS' },
  { altText: 'Cooking week', url: '/creators?category=cooking', place: 'CREATORS_LIST', audience: 'EVERYONE', enabled: false },
  { altText: 'Ten credits on top of each deposit', url: '/credits', place: 'MEMBER_FEED', audience: 'MEMBERS', from: -2, to: 5 },
  { altText: 'New: schedule your posts', url: 'https://help.example.com/schedule', place: 'MEMBER_FEED', audience: 'CREATORS' },
]

const links = [
  { title: 'Getting started', url: 'https://help.example.com/start', audience: 'EVERYONE', enabled: true },
  { title: 'How to buy credits', url: 'https://help.example.com/credits', audience: 'MEMBERS', enabled: true },
  { title: 'How verification works', url: 'https://help.example.com/verification', audience: 'CREATORS', enabled: true },
  { title: 'Set up your payee information', url: 'https://help.example.com/payee', audience: 'CREATORS', enabled: true },
  { title: 'Schedule a post', url: 'https://help.example.com/schedule', audience: 'CREATORS', enabled: true },
  { title: 'Selling by the minute', url: 'https://help.example.com/minutes', audience: 'CREATORS', enabled: false },
]

const keepBanners = async (work: Work, keep: KeepFile, now: Date, random: Random): Promise<void> => {
  const dayAt = (days: number | undefined): string | undefined =>
    days === undefined ? undefined : new Date(now.getTime() + days * day).toISOString().slice(0, 10)
  const time = new Date(now.getTime() - 200 * day).toISOString()
  for (const [at, { from, to, ...banner }] of banners.entries()) {
    const bytes = await wideView(random)
    const metadata = { width: 960, height: 240 }
    const image = await keep(work, { entity: 'Banner', field: 'image', name: `banner-${at + 1}.png`, bytes, actor: '1', time, metadata })
    await insert(work, 'Banner', { ...banner, image, from: dayAt(from), to: dayAt(to) })
  }
}

/** The twelve that earned most, and between them one who was featured before the account was disabled. */
const feature = async (work: Work): Promise<void> => {
  const best = (rule: ReturnType<typeof sql>, most: number) =>
    sql<{ id: string }>`
    select ${u.id}::text as id from ${u} join ${v} on ${v.id} = ${u.id}
    join ${d} on ${d.id} = ${u.id} join ${b} on ${b.id} = ${u.id}
    join ${f} on ${f.id} = ${u.id}
    where ${u.role} like '%business' and ${v.status} = 'APPROVED' and ${rule} order by ${b.total} desc, ${u.id} limit ${most}`.execute(
      work.tx,
    )
  const { rows } = await best(sql`${u.status} = 'ACTIVE' and ${d.visible} and ${f.status} = 'UNKNOWN'`, 12)
  const former = await best(sql`${u.status} = 'DISABLED'`, 1)
  for (const { id } of [...rows.slice(0, 4), ...former.rows, ...rows.slice(4)]) await insert(work, 'BusinessEntry', { user: id })
}

/** @param keep absent where there is no place for files: then there are no banners */
export const fillSiteLists = async (work: Work, keep: KeepFile | undefined, now: Date, random: Random): Promise<void> => {
  await write(work, 'SystemSettings.tutorialLinks', 'site', { links })
  await feature(work)
  if (keep) await keepBanners(work, keep, now, random)
}
