// Runs specs/index.ts and gives what it exports. esbuild joins the files; they are data, so nothing else is needed.
import { join } from 'node:path'
import { Script } from 'node:vm'
import type { BuildContext, BuildFailure, BuildResult } from 'esbuild'
import type { Exported } from '../written.ts'
import { SpecsDoNotLoad } from './SpecsDoNotLoad.ts'
import { ImpureSpecs, stopped } from './stopped.ts'
import { unreadable, type SpecsFolder } from './unreadable.ts'

/** What is not the same wherever and whenever specs are read is not there for them. */
const impure = ['Date', 'process', 'performance', 'crypto', 'fetch', 'globalThis', 'global', 'require', 'Intl', 'setTimeout'] as const
const closed = (name: string): object => {
  const refuse = (): never => {
    throw new ImpureSpecs(name)
  }
  // A function, so that it may be called and made.
  return new Proxy(function none() {}, { get: refuse, apply: refuse, construct: refuse, has: refuse })
}
const closedMath = new Proxy(Math, {
  get: (math, key) => {
    if (key === 'random') throw new ImpureSpecs('Math.random')
    return Reflect.get(math, key) as unknown
  },
})

const run = (code: string, file: string): Exported => {
  const module = { exports: {} as Exported }
  const call: (module: { exports: Exported }, exports: Exported, math: Math, ...rest: readonly object[]) => void = new Script(
    `(function (module, exports, Math, ${impure.join(', ')}) {${code}\n})`,
    { filename: file },
  ).runInThisContext()
  call(module, module.exports, closedMath, ...impure.map(closed))
  return module.exports
}

type Built = BuildResult<{ write: false; metafile: true }>

const writtenIn = (result: Built, specs: SpecsFolder): Exported => {
  // The last one alone would count, and what the first says would be lost without a word.
  const twice = result.warnings.filter(({ id }) => id === 'duplicate-object-key')
  if (twice.length > 0) throw new SpecsDoNotLoad(twice.map((each) => unreadable(specs, each)))
  try {
    return run(result.outputFiles[0]?.text ?? '', join(specs.folder, 'index.ts'))
  } catch (cause) {
    throw new SpecsDoNotLoad([stopped(specs, cause, result.metafile)], { cause })
  }
}

const isFailure = (cause: unknown): cause is BuildFailure => cause instanceof Error && 'errors' in cause && Array.isArray(cause.errors)

const contextFor = async (folder: string): Promise<BuildContext<{ write: false; metafile: true }>> => {
  const { context } = await import('esbuild')
  return context({
    entryPoints: [join(folder, 'index.ts')],
    bundle: true,
    write: false,
    metafile: true,
    format: 'cjs',
    platform: 'node',
    logLevel: 'silent',
    outdir: folder,
  })
}

export interface Evaluator {
  readonly evaluate: () => Promise<Exported>
  readonly stop: () => Promise<void>
}

/** Keeps esbuild warm, so that the second run of a watch costs a few milliseconds. */
export const makeEvaluator = (specs: SpecsFolder): Evaluator => {
  let context: Promise<BuildContext<{ write: false; metafile: true }>> | undefined
  return {
    evaluate: async () => {
      context ??= contextFor(specs.folder)
      const result = await (await context).rebuild().catch((cause: unknown) => {
        throw isFailure(cause)
          ? new SpecsDoNotLoad(
              cause.errors.map((each) => unreadable(specs, each)),
              { cause },
            )
          : cause
      })
      return writtenIn(result, specs)
    },
    stop: async () => {
      await (await context)?.dispose()
    },
  }
}
