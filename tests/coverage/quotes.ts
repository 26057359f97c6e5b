// Whether a row says what the product spec says, word for word, and leaves none of it out of what is compared.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { valuesOf, type Split } from './Row.ts'

/** Without marks of emphasis; `| a | b |` reads `a: b`, a heading of the third rank and what follows it `heading: text`. */
export const plainLines = (markdown: string): readonly string[] =>
  markdown
    .replaceAll('**', '')
    .replaceAll(/^### (.+)\n+(?:- )?/gm, '$1: ')
    .split('\n')
    .map((line) =>
      line
        .replace(/^- /, '')
        .replace(/^\| (.+) \|$/, '$1')
        .replaceAll(' | ', ': '),
    )

export const productSpec = plainLines(readFileSync(join(import.meta.dirname, 'productSpec.md'), 'utf8'))

/** Whether all pieces between … stand in one line, in their order. */
export const isQuoted = (says: string, lines: readonly string[]): boolean =>
  lines.some((line) => {
    let from = 0
    return says
      .split('…')
      .map((piece) => piece.trim())
      .every((piece) => {
        const at = line.indexOf(piece, from)
        from = at + piece.length
        return at !== -1
      })
  })

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
/** A value as whole words: `id` does not stand in `sideways`. */
const asWords = (value: string): RegExp => new RegExp(`(?<![\\w#/])${escaped(value)}(?!\\w)`, 'g')

/** Values that the quote does not have as whole words. */
export const unquoted = (row: Split): readonly string[] =>
  valuesOf(row)
    .map(([, value]) => value)
    .filter((value) => !asWords(value).test(row.says))

/**
 * What stands between commas, semicolons and full stops of the quote and has none of the values: it would be claimed, and never compared.
 * A heading whose list is left to other rows (`Menu: …`) claims nothing.
 */
export const leftOut = (row: Split): readonly string[] => {
  const longestFirst = valuesOf(row)
    .map(([, value]) => value)
    .toSorted((one, other) => other.length - one.length)
  let text = row.says
  for (const value of longestFirst) text = text.replaceAll(asWords(value), '\0')
  return text
    .split(/[,;…]|(?<!e\.g)\.(?: |$)/)
    .filter((piece) => /\w/.test(piece) && !piece.includes('\0') && !piece.trimEnd().endsWith(':'))
}
