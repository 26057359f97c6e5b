// Which places of the dictionary a picker offers, and what they are called.
import { placeName } from '../../language/places.ts'

type Places = ReadonlyMap<string, string>
type Level = 'country' | 'region' | 'place'

const isRegion = (code: string): boolean => code.includes('___')

/** Codes of the level, in the dictionary's order. */
export const offeredPlaces = (all: Places, level: Level, within: string | undefined): readonly string[] => {
  const codes = [...all.keys()]
  if (level === 'place') return codes
  if (level === 'country') return codes.filter((code) => !isRegion(code))
  return codes.filter((code) => (within === undefined ? isRegion(code) : code.startsWith(`${within}___`)))
}

/** Among all places a region's name says its country too. */
export const nameOfPlace = (all: Places, level: Level, code: string): string =>
  level === 'place' ? placeName(code, (each) => all.get(each)) : (all.get(code) ?? code)
