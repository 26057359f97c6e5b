// A copy of the project in which each of many small faults can be switched on, by the instrumenter of Stryker.
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import type { InstrumentResult } from '@stryker-mutator/instrumenter'
import type { Copy } from '../../drill/makeCopy.ts'

export type Mutant = InstrumentResult['mutants'][number]

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
  const given = filesOf(copy.folder, paths).map((name) => ({ name, mutate: true, content: copy.read(name) }))
  const options = { plugins: null, ignorers: [], excludedMutations: left, noHeader: false }
  const { files, mutants } = await new Instrumenter(silent).instrument(given, options)
  const write = (all: readonly { readonly name: string; readonly content: string }[]): void =>
    all.forEach(({ name, content }) => copy.write(name, content))
  write(files)
  return { mutants: mutants.filter(({ status }) => status !== 'Ignored'), restore: () => write(given) }
}
