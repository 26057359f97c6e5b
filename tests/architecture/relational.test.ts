// What `:has()` looks for is of a class or a tag. Of an attribute alone, or of what something is not, a browser cannot tell whether an element that comes or goes is it, and styles the whole page anew for each.
import { expect, it } from 'vitest'
import { listSources, textOf } from './listSources.ts'

/** The arguments of each `:has()`, with the parentheses inside. */
const argumentsIn = (css: string): readonly string[] =>
  [...css.matchAll(/:has\(((?:[^()]|\([^()]*\))*)\)/g)].map(([, inside = '']) => inside)

/** Its compounds: `> .card .portrait` has two. */
const compounds = (argument: string): readonly string[] => argument.split(/[\s,>+~]+/).filter((each) => each !== '')

const isKnown = (compound: string): boolean => !compound.includes(':not(') && /^[a-z]|\.|^:(?:checked|is\()/.test(compound)

const faults = (css: string): readonly string[] =>
  argumentsIn(css).flatMap((argument) => compounds(argument).filter((each) => !isKnown(each)))

it('finds what no browser can look for alone', () => {
  const css = `.a:has(> .b:not(:empty)) {} .c:has(> [data-d]) .e {} .f > :has(+ :is(.g, .h)) {} dt:has(+ dd :is(.i, .j)) {} .k:has(:checked) {} .l:has(*) {}`
  expect(faults(css)).toEqual(['.b:not(:empty)', '[data-d]', '*'])
})

it('has no such rule', () => {
  const sheets = listSources('.css')
  expect(sheets.length).toBeGreaterThan(10)
  expect(sheets.flatMap((path) => faults(textOf(path)).map((each) => `${path}: ${each}`))).toEqual([])
})
