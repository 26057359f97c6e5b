// Loads a product: its specs, where each entity is written, and the comments that become help texts.
import { basename, dirname, relative } from 'node:path'
import { Node } from 'ts-morph'
import { atHead, type LocatedProblem, type Problem, type SpecPath } from '../problem.ts'
import { withDefaults } from '../resolve/defaults.ts'
import type { Written } from '../written.ts'
import { makeEvaluator } from './evaluate.ts'
import { commentOf, find, homeNode, homeOf } from './locate.ts'
import { makeSources } from './sources.ts'

export interface Loaded {
  readonly written: Written
  /** Name of the generated file of an entity: users for specs/users.ts and specs/users/index.ts. */
  readonly fileOf: (entity: string) => string
  /** The spec file of an entity, as one types it: specs/users.ts. */
  readonly specOf: (entity: string) => string
  readonly helpOf: (path: SpecPath) => string | undefined
  readonly locate: (problem: Problem) => LocatedProblem
  /** Where one run is all there is: lets go of the files' trees, which are large; what still asks for a place has them read again. */
  readonly forget: () => void
}
export interface Loader {
  readonly load: () => Promise<Loaded>
  readonly stop: () => Promise<void>
}

/** folder holds index.ts; shown is how its name begins in headers and problems; once: nothing need be kept for another run. */
export const makeLoader = (folder: string, shown: string, once = false): Loader => {
  const evaluator = makeEvaluator({ folder, shown })
  const sources = makeSources(folder)
  const specName = (file: string): string => `${shown}/${relative(folder, file).replaceAll('\\', '/')}`
  const homes = (entity: string): string => homeOf(sources, ['entities', entity]) ?? `${folder}/index.ts`
  const baseOf = (file: string): string => (basename(file) === 'index.ts' ? basename(dirname(file)) : basename(file, '.ts'))

  const locate = (problem: Problem): LocatedProblem => {
    const found = find(sources, problem.path)
    if (!found) return { ...problem, ...atHead(`${shown}/index.ts`) }
    const whole = found.depth === problem.path.length && problem.at !== 'name'
    // Of what is missing, the object is shown that should have it, where it is written.
    const node = found.depth < problem.path.length ? homeNode(sources, found) : whole ? found.value : found.name
    const source = node.getSourceFile()
    const start = Node.isSourceFile(node) ? 0 : node.getStart()
    const { line, column } = source.getLineAndColumnAtPos(start)
    const text = source.getFullText().split(/\r?\n/)[line - 1] ?? ''
    const length =
      Node.isObjectLiteralExpression(node) && !whole ? 1 : Math.max(1, Math.min(node.getEnd() - start, text.length - column + 1))
    return { ...problem, file: specName(source.getFilePath()), line, column, text, length }
  }

  const load = async (): Promise<Loaded> => {
    const coming = evaluator.evaluate()
    sources.refresh()
    // Read while esbuild works.
    find(sources, ['entities'])
    return {
      written: withDefaults(await coming),
      fileOf: (entity) => baseOf(homes(entity)),
      specOf: (entity) => specName(homes(entity)),
      helpOf: (path) => commentOf(sources, path),
      locate,
      forget: once ? sources.forget : () => undefined,
    }
  }
  return { load, stop: evaluator.stop }
}

/** Loads for what is done with it, whatever comes of that. */
export const withLoader = async <Made>(
  { specs, shown }: { readonly specs: string; readonly shown: string },
  make: (loader: Loader) => Promise<Made>,
  once = true,
): Promise<Made> => {
  const loader = makeLoader(specs, shown, once)
  try {
    return await make(loader)
  } finally {
    await loader.stop()
  }
}
