// specs/accepted.md: who may what, and what holds them back, as a person last agreed to it. What somebody gains, or nothing holds back any more, has to be agreed to in the same change.
import type { Model } from '../../language/model.ts'
import type { LocatedProblem, Problem, SpecPath } from '../problem.ts'
import type { Written } from '../written.ts'
import { abilitiesOf } from './abilities.ts'
import { pathOfWords, safeguardsIn, stillStands } from './safeguards.ts'

export const acceptedFile = 'accepted.md'
const remedy = 'Look at it, then accept it: npm run spec:diff -- --accept'

const head = `# Who may what, as accepted

Written by \`npm run spec:diff -- --accept\`. While anybody may more than stands here, or less holds them back, \`npm test\` fails.

`
const middle = `
# What holds them back, as accepted

`

/** What is agreed to: the model's abilities, and the safeguards that the specs write. */
export interface Agreed {
  readonly model: Model
  readonly written: Written
}

interface Held {
  readonly roles: readonly string[]
  readonly path: SpecPath
}

/** By what is held, in the order of the alphabet: additions of two people then seldom touch. */
const heldIn = (model: Model): ReadonlyMap<string, Held> => {
  const held = new Map<string, Held>()
  for (const { name } of model.roles)
    for (const [words, path] of abilitiesOf(model, name)) held.set(words, { roles: [...(held.get(words)?.roles ?? []), name], path })
  return new Map([...held].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

export const acceptedText = ({ model, written }: Agreed): string => {
  const abilities = [...heldIn(model)].map(([words, { roles }]) => `- ${words}: ${roles.join(', ')}\n`)
  const safeguards = [...safeguardsIn(written)].map(([words, { values }]) => `- ${words}: ${values}\n`)
  return [head, ...abilities, middle, ...safeguards].join('')
}

interface Line {
  readonly values: string
  readonly number: number
  readonly text: string
}

/** A safeguard's words are a path, a role's have a space. */
const isSafeguard = (words: string): boolean => !words.includes(' ')

const linesIn = (text: string): ReadonlyMap<string, Line> =>
  new Map(
    text.split(/\r?\n/).flatMap((line, at): readonly (readonly [string, Line])[] => {
      const [, words, values] = /^- (.+): ([^:]+)$/.exec(line) ?? []
      return words === undefined || values === undefined ? [] : [[words, { values, number: at + 1, text: line }]]
    }),
  )

const rolesIn = (line: Line | undefined): readonly string[] => line?.values.split(', ') ?? []

const shortened = (lines: readonly string[]): string =>
  lines.length > 6 ? `${lines.slice(0, 5).join('; ')}; and ${lines.length - 5} more` : lines.join('; ')

/** What somebody may that nobody agreed to, told once for each right's area, screen or entity. */
const gainedIn = (model: Model, accepted: ReadonlyMap<string, Line>): readonly Problem[] => {
  const places = new Map<string, { readonly path: SpecPath; readonly gains: string[] }>()
  for (const [words, { roles, path }] of heldIn(model)) {
    const known = rolesIn(accepted.get(words))
    const gaining = roles.filter((role) => !known.includes(role))
    if (gaining.length === 0) continue
    const key = path.join('\n')
    const place = places.get(key) ?? { path, gains: [] }
    places.set(key, place)
    place.gains.push(`${gaining.join(', ')} ${words}`)
  }
  return [...places.values()].map(({ path, gains }) => ({
    code: 'not-accepted',
    // An entity is shown where it says its name.
    ...(path[0] === 'entities' ? { path: [...path, 'entity'] } : { path, at: 'name' as const }),
    message: `Not accepted yet: ${shortened(gains)}. ${remedy}`,
  }))
}

/** Safeguards that are not what was agreed to: another value, a new one, or one that is gone from what it held. */
const loosenedIn = (written: Written, accepted: ReadonlyMap<string, Line>): readonly Problem[] => {
  const present = safeguardsIn(written)
  const problem = (path: SpecPath, words: string): Problem => ({
    code: 'not-accepted',
    path,
    at: 'name',
    message: `Not accepted yet: ${words}. ${remedy}`,
  })
  const changed = [...present].flatMap(([words, { path, values }]) => {
    const was = accepted.get(words)?.values
    if (was === values) return []
    return [problem(path, was === undefined ? `${words} is new: ${values}` : `${words} was ${was} and is ${values}`)]
  })
  const gone = [...accepted].flatMap(([words, { values }]) => {
    const path = isSafeguard(words) && !present.has(words) ? pathOfWords(words, written) : []
    return path.length > 0 && stillStands(path, written) ? [problem(path, `${words} was ${values} and is gone`)] : []
  })
  return [...changed, ...gone]
}

export const unaccepted = ({ model, written }: Agreed, text: string): readonly Problem[] => {
  const accepted = linesIn(text)
  return [...gainedIn(model, accepted), ...loosenedIn(written, accepted)]
}

/** Lines that say more than is so: left there, they would let the same through unseen another time. shown: how the folder of specs is called. */
export const outlived = ({ model, written }: Agreed, text: string, shown: string): readonly LocatedProblem[] => {
  const held = heldIn(model)
  const present = safeguardsIn(written)
  const without = (words: string, line: Line): string | undefined => {
    if (isSafeguard(words)) return present.has(words) || stillStands(pathOfWords(words, written), written) ? undefined : 'No longer there.'
    const gone = rolesIn(line).filter((role) => !held.get(words)?.roles.includes(role))
    return gone.length === 0 ? undefined : `No longer so for ${gone.join(', ')}.`
  }
  return [...linesIn(text)].flatMap(([words, line]) => {
    const says = without(words, line)
    if (says === undefined) return []
    return [
      {
        code: 'accepted-more',
        path: [],
        message: `${says} ${remedy}`,
        file: `${shown}/${acceptedFile}`,
        line: line.number,
        column: 1,
        text: line.text,
        length: line.text.length,
      },
    ]
  })
}
