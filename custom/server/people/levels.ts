// Creator tiers: the highest subscription level that each may sell (domain 1).
import { sql, type RawBuilder } from '../../../server/kit.ts'

export type Level = 'CONTENT' | 'PRO' | 'ULTIMATE'

const levels: readonly Level[] = ['CONTENT', 'PRO', 'ULTIMATE']

export const highestLevel: Readonly<Record<string, Level>> = {
  free_business: 'CONTENT',
  nonprofit_business: 'CONTENT',
  pro_business: 'PRO',
  ultimate_business: 'ULTIMATE',
}

export const creatorRoles = Object.keys(highestLevel)

export const isCreatorRole = (role: string): boolean => role in highestLevel

const order = sql.raw(`'{${levels.join()}}'::text[]`)

/** A higher level includes the lower. @param held column of the level that somebody has, wanted of the one that is asked for */
export const includesLevel = (held: RawBuilder<unknown>, wanted: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`array_position(${order}, ${held}) >= array_position(${order}, ${wanted})`

/** Whether a creator of this role may sell this level. */
export const sells = (role: string, level: Level): boolean => {
  const highest = highestLevel[role]
  return highest !== undefined && levels.indexOf(level) <= levels.indexOf(highest)
}
