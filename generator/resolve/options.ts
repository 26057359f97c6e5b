// The options of a kind as the model has them, from how the kind says them (language/options.ts): requirements as guards, groups as their roles.
import { describe, type Description, type OptionClass } from '../../language/options.ts'
import type { WrittenRequirement } from '../written.ts'
import type { Context } from './context.ts'

const meantBy = (context: Context, said: Description, value: unknown): unknown => {
  if (said.is === 'requirement') return { rule: context.ruleOf(value as WrittenRequirement) }
  if (said.is === 'named' && said.kind === 'group') return context.rolesOf(value as string)
  if (said.is === 'object') return meantOptions(context, said.options, value as object)
  return value
}

/** All that is given, and what counts where nothing is; not what is made elsewhere. */
export const meantOptions = (context: Context, options: OptionClass, given: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    describe(options).flatMap(([name, said]) => {
      const value = Object.hasOwn(given, name) ? (given as Readonly<Record<string, unknown>>)[name] : undefined
      if (said.elsewhere || (value === undefined && said.otherwise === undefined)) return []
      return [[name, value === undefined ? said.otherwise : meantBy(context, said, value)]]
    }),
  )
