// What is said before an action runs: its words, the values put into them, what is counted.
import type { ActionModel, ConfirmModel } from '../../language/model.ts'
import type { WrittenActionCommon } from '../written.ts'
import type { Context } from './context.ts'
import { numbered } from './templates.ts'

const alsoSaysOf = (
  context: Context,
  key: string,
  { alsoSays }: NonNullable<WrittenActionCommon['confirms']>,
): Pick<ConfirmModel, 'alsoSays'> => {
  if (!alsoSays) return {}
  const texts = Object.entries(alsoSays.says).map(([value, text]) => [value, context.say(`${key}.${value}`, text)])
  return { alsoSays: { by: alsoSays.by, texts: Object.fromEntries(texts) } }
}

/** What a record must hold so that its confirmation can be said. */
export const confirmPaths = ({ confirms }: Pick<ActionModel, 'confirms'>): readonly string[] =>
  confirms ? [...confirms.params, ...(confirms.alsoSays ? [confirms.alsoSays.by] : [])] : []

export const confirmOf = (
  { context, keys }: { readonly context: Context; readonly keys: string },
  path: string,
  label: string,
  spec: Pick<WrittenActionCommon, 'confirms'>,
): { readonly confirms?: ConfirmModel } => {
  if (!spec.confirms) return {}
  const { text, params } = numbered(spec.confirms.says)
  const button = spec.confirms.button === undefined ? label : context.say(`${keys}.buttons.${path}`, spec.confirms.button)
  const counts = Object.entries(spec.confirms.counts ?? {}).map(([name, each]) => {
    const key = `${keys}.counts.${path}.${name}`
    if (typeof each === 'string') return { name, text: context.say(key, each) }
    context.say(`${key}_other`, each.several)
    context.say(`${key}_one`, each.single)
    return { name, text: key }
  })
  return {
    confirms: {
      says: context.say(`${keys}.confirms.${path}`, text),
      params,
      ...alsoSaysOf(context, `${keys}.confirms.${path}`, spec.confirms),
      button,
      counts,
    },
  }
}
