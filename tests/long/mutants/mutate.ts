// A copy of the project in which each of many small faults can be switched on, by the instrumenter of Stryker.
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Instrumenter, type InstrumentResult } from '@stryker-mutator/instrumenter'
import type { Copy } from '../../drill/makeCopy.ts'

export interface Mutant {
  readonly id: string
  /** From the house's root on. */
  readonly file: string
  /** Counted from 1, and its text. */
  readonly line: number
  readonly text: string
  /** What stands in its place. */
  readonly written: string
  readonly replacement: string
}

type Planted = InstrumentResult['mutants'][number]

const folded = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

const mutantOf = ({ id, fileName, location: { start, end }, replacement }: Planted, content: string): Mutant => {
  const lines = content.split('\n')
  const within = lines.slice(start.line, end.line + 1)
  const [last = ''] = within.slice(-1)
  const cut = [...within.slice(0, -1), last.slice(0, end.column)].join('\n').slice(start.column)
  const [text = ''] = within
  return { id, file: fileName, line: start.line + 1, text: text.trim(), written: folded(cut), replacement: folded(replacement) }
}

/** Says nothing, and that it would not. */
const silent = new Proxy({}, { get: () => () => false }) as ConstructorParameters<typeof Instrumenter>[0]

/** Words are held to the product spec by other means, and a log says what it likes. */
const left = ['StringLiteral']

const filesOf = (folder: string, paths: readonly string[]): readonly string[] =>
  paths.flatMap((path) =>
    statSync(join(folder, path)).isDirectory()
      ? readdirSync(join(folder, path), { recursive: true, encoding: 'utf8' })
          .filter((name) => name.endsWith('.ts'))
          .map((name) => join(path, name))
      : [path],
  )

/** Writes every fault into the copy's sources; none is on. Their numbers begin anew each time: what is mutated next is only that. */
export const mutate = async (
  copy: Copy,
  paths: readonly string[],
): Promise<{ readonly mutants: readonly Mutant[]; readonly restore: () => void }> => {
  const contents = new Map(filesOf(copy.folder, paths).map((name) => [name, copy.read(name)]))
  const given = [...contents].map(([name, content]) => ({ name, mutate: true, content }))
  const options = { plugins: null, ignorers: [], excludedMutations: left, noHeader: false }
  const { files, mutants } = await new Instrumenter(silent).instrument(given, options)
  const write = (all: readonly { readonly name: string; readonly content: string }[]): void =>
    all.forEach(({ name, content }) => copy.write(name, content))
  write(files)
  const planted = mutants.filter(({ status }) => status !== 'Ignored')
  return { mutants: planted.map((each) => mutantOf(each, contents.get(each.fileName) ?? '')), restore: () => write(given) }
}
