// Specs that stop while they run: said with the place and what was probably meant.
import { readFileSync, readdirSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import type { Metafile } from 'esbuild'
import { didYouMean } from '../../language/suggest.ts'
import { atHead, type LocatedProblem } from '../problem.ts'
import { nameIn, type SpecsFolder } from './unreadable.ts'

/** Thrown where specs ask for something that is not the same wherever they are read. */
export class ImpureSpecs extends Error {
  readonly what: string
  constructor(what: string) {
    super(`${what} is not there for specs`)
    this.what = what
  }
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .toSorted()
    .map((name) => join(folder, name))

const imported = (source: string): readonly string[] =>
  [...source.matchAll(/^import (?:type )?\{([^}]*)\}/gm)].flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))

const isKnownIn = (source: string, name: string): boolean =>
  imported(source).includes(name) || new RegExp(`\\b(?:const|let|function|class) ${name}\\b`).test(source)

interface Words {
  readonly code: string
  readonly message: string
}

/** The first place of a text in one of the files, outside of comments. */
const placeOf = (
  specs: SpecsFolder,
  files: readonly string[],
  wanted: string,
  words: (source: string) => Words,
): LocatedProblem | undefined => {
  const pattern = new RegExp(`(?<![\\w'"\`]|(?<!\\.\\.)\\.)${wanted.replaceAll('.', '\\.')}(?!\\w|\\s*:)`)
  for (const file of files) {
    const source = readFileSync(file, 'utf8')
    // Comments keep their length, so that places stay.
    const at = source.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, (comment) => comment.replace(/[^\n]/g, ' ')).search(pattern)
    if (at === -1) continue
    const [line, column] = [source.slice(0, at).split('\n').length, at - source.lastIndexOf('\n', at - 1)]
    const text = source.split(/\r?\n/)[line - 1] ?? ''
    return { ...words(source), path: [], file: nameIn(specs, file), line, column, text, length: wanted.length }
  }
  return undefined
}

/** Files that import each other in a circle, the first one twice. */
const circleIn = ({ inputs }: Metafile): readonly string[] | undefined => {
  const done = new Set<string>()
  const search = (file: string, way: readonly string[]): readonly string[] | undefined => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file]
    if (done.has(file)) return undefined
    done.add(file)
    for (const { path } of inputs[file]?.imports ?? []) {
      const circle = search(path, [...way, file])
      if (circle) return circle
    }
    return undefined
  }
  for (const file of Object.keys(inputs)) {
    const circle = search(file, [])
    if (circle) return circle
  }
  return undefined
}

/** Where specs import each other in a circle, one of them runs before what it needs is there. */
const circular = (specs: SpecsFolder, circle: readonly string[]): LocatedProblem => {
  const names = circle.map((file) => nameIn(specs, resolve(file)))
  const [first = '', second = ''] = circle
  const lines = readFileSync(resolve(first), 'utf8').split(/\r?\n/)
  const at = lines.findIndex((line) => line.includes(basename(second)))
  const text = lines[at] ?? ''
  return {
    code: 'circular-import',
    path: [],
    message: `These import each other, so one of them runs before what it needs is there: ${names.join(' -> ')}. Name what is needed as a text, or move what both need into a file of its own.`,
    file: names[0] ?? '',
    line: at + 1,
    column: 1,
    text,
    length: Math.max(1, text.length),
  }
}

/** Anything that is not known better is told at the head of the product. */
export const stopped = (specs: SpecsFolder, cause: unknown, built: Metafile): LocatedProblem => {
  const says = cause instanceof Error ? cause.message : String(cause)
  const head = { code: 'unreadable', path: [], message: `${says}.`, ...atHead(`${specs.shown}/index.ts`) }
  const files = filesIn(specs.folder)
  if (cause instanceof ImpureSpecs) {
    const message = `${cause.what} is not the same wherever and whenever specs are read: write the value itself.`
    return placeOf(specs, files, cause.what, () => ({ code: 'impure', message })) ?? { ...head, code: 'impure', message }
  }
  const circle = circleIn(built)
  if (circle) return circular(specs, circle)
  const name = /^(\w+) is not defined$/.exec(says)?.[1]
  const unknown = (source: string): Words => ({
    code: 'unknown-name',
    message: `"${name ?? ''}" is not known here.${didYouMean(name ?? '', imported(source))}`,
  })
  // Where it is declared or imported it is known.
  const strangers = files.filter((file) => !isKnownIn(readFileSync(file, 'utf8'), name ?? ''))
  return (name === undefined ? undefined : placeOf(specs, strangers, name, unknown)) ?? head
}
