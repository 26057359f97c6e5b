// What others may have run already: the tables as the last commit says them. What only this checkout has seen may still be taken back.
import { execFileSync } from 'node:child_process'
import { named } from '../../language/named.ts'
import type { MigrationState } from './state.ts'
import type { Narrowing } from './step.ts'

/** @param folder of state.json; undefined where nothing of it is committed, or there is no repository */
const committedState = (folder: string): MigrationState | undefined => {
  try {
    const text = execFileSync('git', ['show', 'HEAD:./state.json'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 1 << 26,
    })
    return JSON.parse(text) as MigrationState
  } catch {
    return undefined
  }
}

/** Without options that went before anybody else saw them. */
export const ofCommitted = (folder: string, narrowings: readonly Narrowing[]): readonly Narrowing[] => {
  if (!narrowings.some(({ gone }) => gone)) return narrowings
  const state = committedState(folder)
  if (!state) return narrowings
  return narrowings.filter(({ entity, part, column, gone }) => {
    const table = state.tables.find((each) => each.entity === entity && each.part === part)
    const options = named(table?.columns, column)?.options ?? []
    return !gone || gone.some((each) => options.includes(each))
  })
}
