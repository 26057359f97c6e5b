// What others may have run already: the tables as the last commit says them. What only this checkout has seen may still be taken back.
import { named } from '../../language/named.ts'
import { git } from './git.ts'
import { headComingIn } from './unmerged.ts'
import type { MigrationState } from '../../language/migrations/state.ts'
import type { Narrowing } from '../../language/migrations/step.ts'

/**
 * state.json of that folder; undefined where nothing of it is committed, or there is no repository. While another branch comes in, it is what the
 * merge stands at: others may have run that branch's migrations, which the last commit here knows nothing of.
 */
export const committedText = (folder: string): string | undefined =>
  git(folder, 'show', `${headComingIn(folder) === undefined ? 'HEAD' : ''}:./state.json`)

/** Without options that went before anybody else saw them. */
export const ofCommitted = (folder: string, narrowings: readonly Narrowing[]): readonly Narrowing[] => {
  if (!narrowings.some(({ gone }) => gone)) return narrowings
  const text = committedText(folder)
  if (text === undefined) return narrowings
  const state = JSON.parse(text) as MigrationState
  return narrowings.filter(({ entity, part, column, gone, was }) => {
    const options = state.tables.flatMap((table) => {
      const isSame = (table.entity === entity && table.part === part) || was?.tables.includes(table.name)
      // A column that is called otherwise may have stood in any part.
      const names = [isSame ? column : undefined, isSame || table.entity === entity ? was?.column : undefined]
      return names.flatMap((name) => named(table.columns, name)?.options ?? [])
    })
    return !gone || gone.some((each) => options.includes(each))
  })
}
