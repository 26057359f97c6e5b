// Specs that are no TypeScript: said as every other problem, with the place and what was probably meant.
import { readdirSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import type { Message } from 'esbuild'
import { atHead, type LocatedProblem } from '../problem.ts'
import { didYouMean } from '../../language/suggest.ts'

/** Where the specs stand, and how their folder is called. */
export interface SpecsFolder {
  readonly folder: string
  readonly shown: string
}

export const nameIn = ({ folder, shown }: SpecsFolder, file: string): string => `${shown}/${relative(folder, file).replaceAll('\\', '/')}`

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
  const twice = /^Duplicate key "(.+)" in object literal$/.exec(text)?.[1]
  if (twice !== undefined)
    return {
      code: 'duplicate-key',
      message: `"${twice}" stands twice here, and only this one would count: take one away, or name it otherwise.`,
    }
  return {
    code: 'unreadable',
    message: `${text}.${/^Expected .* but found/.test(text) ? ' Is there a comma, a quote or a bracket missing before it?' : ''}`,
  }
}

/** What esbuild says of a file it cannot read. */
export const unreadable = (specs: SpecsFolder, { text, location }: Message): LocatedProblem => {
  if (!location) return { code: 'unreadable', path: [], message: text, ...atHead(`${specs.shown}/index.ts`) }
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
