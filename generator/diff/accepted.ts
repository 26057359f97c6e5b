// specs/accepted.md: who may what, and what holds them back, as a person last agreed to it. What somebody gains, or nothing holds back any more, has to be agreed to in the same change.
import type { Model } from '../../language/model.ts'
import { commandOf } from '../commandOf.ts'
import type { SpecPath } from '../problem.ts'
import type { Written } from '../written.ts'
import { abilitiesOf } from './abilities.ts'
import { safeguardsIn } from './safeguards.ts'

export const acceptedFile = 'accepted.md'

const head = (): string => `# Who may what, as accepted

Written by \`${commandOf('spec:diff', '--accept')}\`. While anybody may more than stands here, or less holds them back, \`npm test\` fails.

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
export const heldIn = (model: Model): ReadonlyMap<string, Held> => {
  const held = new Map<string, Held>()
  for (const { name } of model.roles)
    for (const [words, path] of abilitiesOf(model, name)) held.set(words, { roles: [...(held.get(words)?.roles ?? []), name], path })
  return new Map([...held].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

export const acceptedText = ({ model, written }: Agreed): string => {
  const abilities = [...heldIn(model)].map(([words, { roles }]) => `- ${words}: ${roles.join(', ')}\n`)
  const safeguards = [...safeguardsIn(written)].map(([words, { values }]) => `- ${words}: ${values}\n`)
  return [head(), ...abilities, middle, ...safeguards].join('')
}

export interface AcceptedLine {
  readonly values: string
  readonly number: number
  readonly text: string
}

export const linesIn = (text: string): ReadonlyMap<string, AcceptedLine> =>
  new Map(
    text.split(/\r?\n/).flatMap((line, at): readonly (readonly [string, AcceptedLine])[] => {
      const [, words, values] = /^- (\S+): (.+)$/.exec(line) ?? /^- (.+): ([^:]+)$/.exec(line) ?? []
      return words === undefined || values === undefined ? [] : [[words, { values, number: at + 1, text: line }]]
    }),
  )
