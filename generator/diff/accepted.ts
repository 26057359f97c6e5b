// specs/accepted.md: who may what, as a person last agreed to it. What somebody gains has to be agreed to in the same change.
import type { Model } from '../../language/model.ts'
import type { LocatedProblem, Problem, SpecPath } from '../problem.ts'
import { abilitiesOf } from './abilities.ts'

export const acceptedFile = 'accepted.md'
const remedy = 'Look at it, then accept it: npm run spec:diff -- --accept'

const head = `# Who may what, as accepted

Written by \`npm run spec:diff -- --accept\`. While anybody may more than stands here, \`npm test\` fails.

`

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

export const acceptedText = (model: Model): string =>
  `${head}${[...heldIn(model)].map(([words, { roles }]) => `- ${words}: ${roles.join(', ')}\n`).join('')}`

interface Line {
  readonly roles: readonly string[]
  readonly number: number
  readonly text: string
}

const linesIn = (text: string): ReadonlyMap<string, Line> =>
  new Map(
    text.split(/\r?\n/).flatMap((line, at): readonly (readonly [string, Line])[] => {
      const [, words, roles] = /^- (.+): ([^:]+)$/.exec(line) ?? []
      return words === undefined || roles === undefined ? [] : [[words, { roles: roles.split(', '), number: at + 1, text: line }]]
    }),
  )

const shortened = (lines: readonly string[]): string =>
  lines.length > 6 ? `${lines.slice(0, 5).join('; ')}; and ${lines.length - 5} more` : lines.join('; ')

/** What somebody may that nobody agreed to, told once for each right's area, screen or entity. */
export const unaccepted = (model: Model, text: string): readonly Problem[] => {
  const accepted = linesIn(text)
  const places = new Map<string, { readonly path: SpecPath; readonly gains: string[] }>()
  for (const [words, { roles, path }] of heldIn(model)) {
    const gaining = roles.filter((role) => !accepted.get(words)?.roles.includes(role))
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

/** Lines that say more than is so: left there, they would let the same through unseen another time. shown: how the folder of specs is called. */
export const outlived = (model: Model, text: string, shown: string): readonly LocatedProblem[] => {
  const held = heldIn(model)
  return [...linesIn(text)].flatMap(([words, { roles, number, text: line }]) => {
    const gone = roles.filter((role) => !held.get(words)?.roles.includes(role))
    if (gone.length === 0) return []
    const message = `No longer so for ${gone.join(', ')}. ${remedy}`
    return [
      {
        code: 'accepted-more',
        path: [],
        message,
        file: `${shown}/${acceptedFile}`,
        line: number,
        column: 1,
        text: line,
        length: line.length,
      },
    ]
  })
}
