// Problems by their causes: what is told is what was written wrong, not what follows from it.
import { meantIn } from '../../language/suggest.ts'
import type { Problem } from '../problem.ts'
import type { Written } from '../written.ts'

type Find = (written: Written) => readonly Problem[]

const placeOf = ({ path }: Problem): string => path.join('\n')
const keyOf = (problem: Problem): string => `${problem.code}\n${placeOf(problem)}`
const isUnknown = ({ code }: Problem): boolean => code.startsWith('unknown-')

/** What is said of the value of an option that has no value at all. */
const ofValues: ReadonlySet<string> = new Set(['starts-outside', 'bad-pattern', 'viewer-compared', 'closed-login'])

/** What is unknown is told as that alone: what else its place is refused for follows from it. */
const withoutFollowers = (problems: readonly Problem[]): readonly Problem[] => {
  const placesOf = (is: (each: Problem) => boolean): ReadonlySet<string> => new Set(problems.filter(is).map(placeOf))
  const [unknown, wrong] = [placesOf(isUnknown), placesOf(({ code }) => code === 'wrong-value')]
  const follows = (each: Problem): boolean => unknown.has(placeOf(each)) || (ofValues.has(each.code) && wrong.has(placeOf(each)))
  return problems.filter((each) => isUnknown(each) || !follows(each))
}

/** As it was probably meant: the value at the path's end, or the name before it. */
const repaired = (value: unknown, [step, ...further]: Problem['path'], message: string, meant: string): unknown => {
  const isNamed = (name: unknown): boolean => message.includes(`"${String(name)}"`)
  if (step === undefined) return typeof value === 'string' && isNamed(value) ? meant : value
  if (Array.isArray(value)) return value.map((each: unknown, at) => (at === step ? repaired(each, further, message, meant) : each))
  if (typeof value !== 'object' || value === null) return value
  const renames = further.length === 0 && isNamed(step) && !Object.hasOwn(value, meant)
  const entries = Object.entries(value).map(([key, each]): [string, unknown] => {
    if (key !== step) return [key, each]
    return renames ? [meant, each] : [key, repaired(each, further, message, meant)]
  })
  return Object.fromEntries(entries)
}

interface Found {
  readonly written: Written
  readonly problems: readonly Problem[]
}

/** Without what is no problem any more where `those` are written as they were meant. */
const withoutConsequences = ({ written, problems }: Found, those: (each: Problem) => boolean, find: Find): Found => {
  const slips = problems.filter((each) => those(each) && meantIn(each.message) !== undefined)
  const right = slips.reduce<unknown>((now, { path, message }) => repaired(now, path, message, meantIn(message) ?? ''), written) as Written
  if (slips.length === 0) return { written, problems }
  const left = new Set(find(right).map(keyOf))
  return { written: right, problems: problems.filter((each) => slips.includes(each) || left.has(keyOf(each))) }
}

/**
 * A slip has many consequences, so what is misspelt is checked once more as it was probably meant: first what names a property, of which
 * all is unknown that stands under it, then every other name.
 * @param find all problems of what is written
 */
export const causesOf = (written: Written, find: Find): readonly Problem[] => {
  const isProperty = ({ code }: Problem): boolean => code === 'unknown-property'
  const found = withoutConsequences({ written, problems: find(written) }, isProperty, find)
  return withoutFollowers(withoutConsequences(found, () => true, find).problems)
}
