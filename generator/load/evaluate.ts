// Runs specs/index.ts and gives what it exports. esbuild joins the files; they are data, so nothing else is needed.
import { join } from 'node:path'
import { Script } from 'node:vm'
import type { BuildContext, BuildFailure, BuildResult } from 'esbuild'
import type { Written } from '../written.ts'
import { SpecsDoNotLoad } from './SpecsDoNotLoad.ts'
import { stopped, unreadable } from './unreadable.ts'
import type { SpecsFolder } from './unreadable.ts'

const run = (code: string, file: string): Written => {
  const module = { exports: {} as Written }
  const call: (module: { exports: Written }, exports: Written) => void = new Script(`(function (module, exports) {${code}\n})`, {
    filename: file,
  }).runInThisContext()
  call(module, module.exports)
  return module.exports
}

const writtenIn = (result: BuildResult<{ write: false }>, specs: SpecsFolder): Written => {
  try {
    return run(result.outputFiles[0]?.text ?? '', join(specs.folder, 'index.ts'))
  } catch (cause) {
    throw new SpecsDoNotLoad([stopped(specs, cause)], { cause })
  }
}

const isFailure = (cause: unknown): cause is BuildFailure => cause instanceof Error && 'errors' in cause && Array.isArray(cause.errors)

const contextFor = async (folder: string): Promise<BuildContext<{ write: false }>> => {
  const { context } = await import('esbuild')
  return context({
    entryPoints: [join(folder, 'index.ts')],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    logLevel: 'silent',
    outdir: folder,
  })
}

export interface Evaluator {
  readonly evaluate: () => Promise<Written>
  readonly stop: () => Promise<void>
}

/** Keeps esbuild warm, so that the second run of a watch costs a few milliseconds. */
export const makeEvaluator = (specs: SpecsFolder): Evaluator => {
  let context: Promise<BuildContext<{ write: false }>> | undefined
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
