// Creator tiers: the highest subscription level that each may sell (domain 1).

export type Level = 'CONTENT' | 'PRO' | 'ULTIMATE'

const levels: readonly Level[] = ['CONTENT', 'PRO', 'ULTIMATE']

export const highestLevel: Readonly<Record<string, Level>> = {
  free_business: 'CONTENT',
  nonprofit_business: 'CONTENT',
  pro_business: 'PRO',
  ultimate_business: 'ULTIMATE',
}

export const isCreatorRole = (role: string): boolean => role in highestLevel

/** Whether a creator of this role may sell this level. */
export const sells = (role: string, level: Level): boolean => {
  const highest = highestLevel[role]
  return highest !== undefined && levels.indexOf(level) <= levels.indexOf(highest)
}
