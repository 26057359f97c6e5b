// Types of a copy of the project, as its owner's editor would tell them.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { house } from '../architecture/listSources.ts'
import type { Copy } from './makeCopy.ts'

/** What does not compile, a line each; empty where everything does. */
export const compileCopy = ({ folder }: Copy): string =>
  spawnSync(process.execPath, [join(house, 'node_modules/typescript/bin/tsc'), '--noEmit', '-p', '.', '--checkers', '1'], {
    cwd: folder,
    encoding: 'utf8',
  }).stdout
