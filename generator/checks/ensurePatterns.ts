// A pattern is one, and something fits both it and the lengths beside it.
import { RegExpParser, type AST } from '@eslint-community/regexpp'
import type { Ensure } from './scope.ts'
import { entitiesIn, inputsIn } from './walk.ts'

interface Lengths {
  readonly least: number
  readonly most: number
}

const both = (parts: readonly Lengths[]): Lengths => ({
  least: parts.reduce((sum, { least }) => sum + least, 0),
  most: parts.reduce((sum, { most }) => sum + most, 0),
})
const either = (ways: readonly Lengths[]): Lengths => ({
  least: Math.min(...ways.map(({ least }) => least)),
  most: Math.max(...ways.map(({ most }) => most)),
})
const unknown: Lengths = { least: 0, most: Infinity }

const lengthsOf = (node: AST.Element): Lengths => {
  if (node.type === 'Assertion') return { least: 0, most: 0 }
  if (node.type === 'Character' || node.type === 'CharacterSet' || node.type === 'CharacterClass') return { least: 1, most: 1 }
  if (node.type === 'Group' || node.type === 'CapturingGroup')
    return either(node.alternatives.map((each) => both(each.elements.map(lengthsOf))))
  if (node.type !== 'Quantifier') return unknown
  const { least, most } = lengthsOf(node.element)
  return { least: least * node.min, most: most === 0 ? 0 : most * node.max }
}

const isEdge = (node: AST.Element | undefined, kind: 'start' | 'end'): boolean => node?.type === 'Assertion' && node.kind === kind

/** How long a text is that matches; what is not held at both ends may go on there. Undefined: it is no pattern. */
const lengthsIn = (pattern: string): Lengths | undefined => {
  try {
    const { alternatives } = new RegExpParser().parsePattern(pattern, undefined, undefined, { unicode: true })
    return either(
      alternatives.map(({ elements }) => {
        const { least, most } = both(elements.map(lengthsOf))
        return { least, most: isEdge(elements[0], 'start') && isEdge(elements.at(-1), 'end') ? most : Infinity }
      }),
    )
  } catch {
    return undefined
  }
}

const plural = (count: number): string => (count === 1 ? '1 character' : `${count} characters`)

export const ensurePatterns: Ensure = ({ written, add }) => {
  for (const { spec, path } of entitiesIn(written).flatMap(inputsIn)) {
    if (!('pattern' in spec) || spec.pattern === undefined) continue
    const lengths = lengthsIn(spec.pattern)
    const at = [...path, 'pattern']
    const { min = 0, max = Infinity } = spec
    const refuse = (message: string): void => add({ code: 'wrong-limits', path: at, message })
    if (!lengths) add({ code: 'bad-pattern', path: at, message: 'This is no regular expression.' })
    else if (lengths.least > max) refuse(`What matches has ${plural(lengths.least)} or more, but max is ${max}: nothing fits both.`)
    else if (lengths.most < min) refuse(`What matches has ${plural(lengths.most)} at most, but min is ${min}: nothing fits both.`)
  }
}
