// Specs that are no TypeScript, or stop while they run: said as every other problem, with the place and what was probably meant.
import { readFileSync, readdirSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import type { Message } from 'esbuild'
import type { LocatedProblem } from '../problem.ts'
import { didYouMean } from '../../language/suggest.ts'

/** Where the specs stand, and how their folder is called. */
export interface SpecsFolder {
  readonly folder: string
  readonly shown: string
}

const nameIn = ({ folder, shown }: SpecsFolder, file: string): string => `${shown}/${relative(folder, file).replaceAll('\\', '/')}`

const neighbours = (file: string, asked: string): readonly string[] => {
  try {
    return readdirSync(join(dirname(file), dirname(asked))).map((name) => asked.replace(basename(asked), name))
  } catch {
    return []
  }
}

const wordsOf = (text: string, file: string): { readonly code: string; readonly message: string } => {
  const asked = /^Could not resolve "(.+)"$/.exec(text)?.[1]
  if (asked !== undefined)
    return { code: 'unknown-file', message: `There is no file "${asked}".${didYouMean(asked, neighbours(file, asked))}` }
  return {
    code: 'unreadable',
    message: `${text}.${/^Expected .* but found/.test(text) ? ' Is there a comma, a quote or a bracket missing before it?' : ''}`,
  }
}

/** What esbuild says of a file it cannot read. */
export const unreadable = (specs: SpecsFolder, { text, location }: Message): LocatedProblem => {
  if (!location)
    return { code: 'unreadable', path: [], message: text, file: `${specs.shown}/index.ts`, line: 1, column: 1, text: '', length: 0 }
  const { file, line, column, lineText, length } = location
  const whole = resolve(file)
  const before = Buffer.from(lineText).subarray(0, column).toString()
  return {
    ...wordsOf(text, whole),
    path: [],
    file: nameIn(specs, whole),
    line,
    column: before.length + 1,
    text: lineText,
    length: Math.max(1, length),
  }
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .toSorted()
    .map((name) => join(folder, name))

const imported = (source: string): readonly string[] =>
  [...source.matchAll(/^import (?:type )?\{([^}]*)\}/gm)].flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))

/** A name that nobody declared is shown where it stands; anything else at the head of the product. */
export const stopped = (specs: SpecsFolder, cause: unknown): LocatedProblem => {
  const says = cause instanceof Error ? cause.message : String(cause)
  const name = /^(\w+) is not defined$/.exec(says)?.[1]
  const head = {
    code: 'unreadable',
    path: [],
    message: `${says}.`,
    file: `${specs.shown}/index.ts`,
    line: 1,
    column: 1,
    text: '',
    length: 0,
  }
  if (name === undefined) return head
  for (const file of filesIn(specs.folder)) {
    const source = readFileSync(file, 'utf8')
    const at = source.search(new RegExp(`\\b${name}\\b`))
    if (at === -1) continue
    const [line, column] = [source.slice(0, at).split('\n').length, at - source.lastIndexOf('\n', at - 1)]
    const message = `"${name}" is not known here.${didYouMean(name, imported(source))}`
    return {
      code: 'unknown-name',
      path: [],
      message,
      file: nameIn(specs, file),
      line,
      column,
      text: source.split(/\r?\n/)[line - 1] ?? '',
      length: name.length,
    }
  }
  return head
}
