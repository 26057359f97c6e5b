// Which places a picker offers for what is typed, and what they are called.
import { placeName } from '../../language/places.ts'

type Places = ReadonlyMap<string, string>
type Level = 'country' | 'region' | 'place'

const most = 60
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

/** Those that begin with what is typed before those that only hold it; an internet address is the only one. */
export const fittingPlaces = (
  options: readonly string[],
  typed: string,
  name: (code: string) => string,
  isAddress: (text: string) => boolean,
): string[] => {
  const text = typed.trim().toLowerCase()
  if (isAddress(text)) return [text]
  const found = options.filter((code) => name(code).toLowerCase().includes(text))
  const first = found.filter((code) => name(code).toLowerCase().startsWith(text))
  return [...first, ...found.filter((code) => !first.includes(code))].slice(0, most)
}
