// Who may more, or is held back less, than a person last agreed to in specs/accepted.md: problems with their places.
import { alikeBy } from '../../language/alike.ts'
import type { Model } from '../../language/model.ts'
import type { LocatedProblem, Problem, SpecPath } from '../problem.ts'
import type { Written } from '../written.ts'
import { acceptedFile, heldIn, linesIn, type AcceptedLine, type Agreed } from './accepted.ts'
import { nameOf, pathOfWords, safeguardsIn, stillStands, type Safeguard } from './safeguards.ts'
import { commandOf } from '../commandOf.ts'

const remedy = (): string => `Look at it, then accept it: ${commandOf('spec:diff', '--accept')}`

/** A safeguard's words are a path, a role's have a space. */
const isSafeguard = (words: string): boolean => !words.includes(' ')

const rolesIn = (line: AcceptedLine | undefined): readonly string[] => line?.values.split(', ') ?? []

const shortened = (lines: readonly string[]): string =>
  lines.length > 6 ? `${lines.slice(0, 5).join('; ')}; and ${lines.length - 5} more` : lines.join('; ')

interface Saying {
  readonly path: SpecPath
  readonly says: string
}

/** What is said of one place, together. */
const byPlace = (sayings: readonly Saying[]): readonly Saying[] =>
  [...alikeBy(sayings, ({ path }) => path.join('\n')).values()].map((those) => ({
    path: those[0].path,
    says: shortened(those.map(({ says }) => says)),
  }))

/** What somebody may that nobody agreed to, told once for each right's area, screen or entity. */
const gainedIn = (model: Model, accepted: ReadonlyMap<string, AcceptedLine>): readonly Problem[] => {
  const gains = [...heldIn(model)].flatMap(([words, { roles, path }]): readonly Saying[] => {
    const known = rolesIn(accepted.get(words))
    const gaining = roles.filter((role) => !known.includes(role))
    return gaining.length === 0 ? [] : [{ path, says: `${gaining.join(', ')} ${words}` }]
  })
  return byPlace(gains).map(({ path, says }) => ({
    code: 'not-accepted',
    // An entity is shown where it says its name.
    ...(path[0] === 'entities' ? { path: [...path, 'entity'] } : { path, at: 'name' as const }),
    message: `Not accepted yet: ${says}. ${remedy()}`,
  }))
}

/** What is new where it stands, with its place: the outermost of which nothing is agreed to yet. */
const newIn = ({ path }: Safeguard, accepted: ReadonlyMap<string, AcceptedLine>): SpecPath => {
  const isKnown = (words: string): boolean => [...accepted.keys()].some((each) => each === words || each.startsWith(`${words}.`))
  const from = path[0] === 'entities' ? 2 : 1
  const known = path.findIndex((_, at) => at >= from - 1 && !isKnown(nameOf(path.slice(0, at + 1))))
  return path.slice(0, known + 1)
}

/** Safeguards that are not what was agreed to: another value, a new one, or one that is gone from what it held. */
const loosenedIn = (written: Written, accepted: ReadonlyMap<string, AcceptedLine>): readonly Problem[] => {
  const present = safeguardsIn(written)
  const problem = (path: SpecPath, words: string): Problem => ({
    code: 'not-accepted',
    path,
    at: 'name',
    message: `Not accepted yet: ${words}. ${remedy()}`,
  })
  const added = [...present].flatMap(([words, safeguard]): readonly Saying[] => {
    if (accepted.has(words)) return []
    const path = newIn(safeguard, accepted)
    const within = words.slice(nameOf(path).length + 1)
    return [{ path, says: within === '' ? safeguard.values : `${within} ${safeguard.values}` }]
  })
  const news = byPlace(added).map(({ path, says }) => problem(path, `${nameOf(path)} is new: ${says}`))
  const changed = [...present].flatMap(([words, { path, values }]) => {
    const was = accepted.get(words)?.values
    return was === undefined || was === values ? [] : [problem(path, `${words} was ${was} and is ${values}`)]
  })
  const gone = [...accepted].flatMap(([words, { values }]) => {
    const path = isSafeguard(words) && !present.has(words) ? pathOfWords(words, written) : []
    return path.length > 0 && stillStands(path, written) ? [problem(path, `${words} was ${values} and is gone`)] : []
  })
  return [...news, ...changed, ...gone]
}

export const unaccepted = ({ model, written }: Agreed, text: string): readonly Problem[] => {
  const accepted = linesIn(text)
  return [...gainedIn(model, accepted), ...loosenedIn(written, accepted)]
}

/** Lines that say more than is so: left there, they would let the same through unseen another time. shown: how the folder of specs is called. */
export const outlived = ({ model, written }: Agreed, text: string, shown: string): readonly LocatedProblem[] => {
  const held = heldIn(model)
  const present = safeguardsIn(written)
  const without = (words: string, line: AcceptedLine): string | undefined => {
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
        message: `${says} ${remedy()}`,
        file: `${shown}/${acceptedFile}`,
        line: line.number,
        column: 1,
        text: line.text,
        length: line.text.length,
      },
    ]
  })
}
