// Rules across fields as a form tells them: of those fields that it shows, and where everything that a rule asks is known here. The rest is the server's.
import type { CustomValidator, FormValidation, RJSFSchema } from '@rjsf/utils'
import { brokenRules } from '../../../language/brokenRules.ts'
import type { RuleField, RuleModel } from '../../../language/fieldRules.ts'
import { fieldOf, messageFor, wordsOf, type BrokenRule } from '../../../language/messages.ts'
import { named } from '../../../language/named.ts'
import { valueAt } from '../../../language/paths.ts'
import { fieldAt } from '../../client/records/fieldAt.ts'
import { sameValue } from '../../client/records/sameValue.ts'
import { useText } from '../../client/texts/useText.ts'
import { useViewer } from '../../client/useViewer.ts'
import { formValue } from './formValues.ts'
import { filled } from './typedValues.ts'
import type { FormContext, Values } from './FormContext.ts'

/** The form, and what it is a form of. */
export type Around = Omit<FormContext, 'values' | 'about' | 'onFiles'> & {
  readonly rules: readonly RuleModel[] | undefined
  readonly hidden: readonly string[] | undefined
}

/** As the form has it, else as the record that is read has it, else as a new one begins; unknown where its viewer may not read it. */
const valueOf = (
  { fields, record, records }: Around,
  values: Values,
  { name, path, starts }: RuleField,
): { readonly is: unknown } | undefined => {
  if (!record || fields.some((each) => each.name === name)) return { is: values[name] ?? starts }
  const [field, value] = [records && path !== undefined && fieldAt(records.entity, path), valueAt(record, path ?? name)]
  return field && value !== undefined ? { is: formValue(field, value) } : undefined
}

/** What stands from before is not found fault with, as on the server. */
const isTouched = ({ fields, record }: Around, values: Values, rule: RuleModel): boolean =>
  !record ||
  fields.some(
    (field) =>
      rule.fields.some(({ name }) => name === field.name) && !sameValue(formValue(field, valueAt(record, field.path)), values[field.name]),
  )

/** @param wrong names of fields with which something is wrong by itself: what they are together is told later */
const brokenIn = (around: Around, given: Values, viewer: string, wrong: readonly string[] = []): readonly BrokenRule[] => {
  const { rules = [], fields, hidden } = around
  const values = filled(given)
  const isShown = (name: string): boolean => fields.some((each) => each.name === name) && hidden?.includes(name) !== true
  return rules.flatMap((rule) => {
    const known = new Map(rule.fields.map((each) => [each.name, valueOf(around, values, each)]))
    const isUnknown = [...known].some(([name, value]) => value === undefined || wrong.includes(name))
    if (rule.judgedBy || isUnknown || !isTouched(around, values, rule)) return []
    return brokenRules([rule], (name) => known.get(name)?.is, { viewer, now: '' }).filter((each) => isShown(fieldOf(each)))
  })
}

export interface Together {
  readonly areFine: (values: Values) => boolean
  readonly customValidate?: CustomValidator<Values, RJSFSchema, FormContext>
}

export const useTogether = (around: Around): Together => {
  const t = useText()
  const { id: viewer } = useViewer()
  if (!around.rules) return { areFine: () => true }
  return {
    areFine: (values) => brokenIn(around, values, viewer).length === 0,
    customValidate: (values = {}, errors, _look, alone = {}) => {
      const told = new Map<string, { readonly __errors: string[] }>()
      for (const broken of brokenIn(around, values, viewer, Object.keys(alone))) {
        const [at, field] = [fieldOf(broken), named(around.fields, fieldOf(broken))]
        if (!field || told.has(at)) continue
        const { template, params } = messageFor(field, broken)
        told.set(at, { __errors: [t(template, wordsOf(params, t))] })
      }
      return { ...errors, ...Object.fromEntries(told) } as FormValidation<Values>
    },
  }
}
