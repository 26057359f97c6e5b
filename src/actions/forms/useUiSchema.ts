// How a generated form looks to this viewer: labels, help, names of choices, and what is hidden.
import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import { useMemo } from 'react'
import type { FieldModel } from '../../../language/model.ts'
import { useText, type Text } from '../../client/texts/useText.ts'
import type { Configuration } from '../../client/Configuration.ts'
import { useViewer } from '../../client/useViewer.ts'
import { useConsole } from '../../client/useConsole.ts'
import type { FormContext, Values } from './FormContext.ts'
import { traitsOf } from '../../../language/fields/index.ts'

type Ui = UiSchema<Values, RJSFSchema, FormContext>

export interface UiOptions {
  readonly generated: Ui
  readonly fields: readonly FieldModel[]
  readonly hidden: readonly string[] | undefined
  readonly values: Values
  /** Names of all that the form schema has. */
  readonly all: readonly string[]
}

const maxRadios = 8

interface Site extends Pick<Configuration, 'values' | 'flags'> {
  /** The viewer's. */
  readonly role: string
}

/** Values that may not be chosen anew: retired ones, those behind a flag that is off, for others to give, and those the site's configuration leaves out. */
const closedTo = ({ choices = [], narrowedBy }: FieldModel, current: unknown, { values, flags, role }: Site): readonly string[] => {
  const open = narrowedBy === undefined ? undefined : values[narrowedBy]
  const narrowed = Array.isArray(open) && open.length > 0 ? open : undefined
  const closed = choices.filter(
    ({ value, retired, when, by }) =>
      retired === true ||
      (when !== undefined && flags[when] !== true) ||
      (by !== undefined && !by.includes(role)) ||
      (narrowed && !narrowed.includes(value)),
  )
  return closed.map((each) => each.value).filter((value) => value !== current && !(Array.isArray(current) && current.includes(value)))
}

const shownAs = (field: FieldModel, values: Values, site: Site, t: Text): Ui =>
  ({
    'ui:title': t(field.label),
    ...(field.help === undefined ? {} : { 'ui:help': t(field.help) }),
    ...(field.choices
      ? { 'ui:enumNames': field.choices.map((each) => t(each.label)), 'ui:enumDisabled': closedTo(field, values[field.name], site) }
      : {}),
    ...(traitsOf(field).chooses === 'many' && (field.choices?.length ?? 0) <= maxRadios ? { 'ui:widget': 'checkboxes' } : {}),
  }) as Ui

export const useUiSchema = ({ generated, fields, hidden, values, all }: UiOptions): Ui => {
  const t = useText()
  const { configuration } = useConsole()
  const { role } = useViewer()
  return useMemo(() => {
    const shown = fields.filter((field) => !hidden?.includes(field.name))
    const names = shown.map((field) => field.name)
    const looks = shown.map((field) => [
      field.name,
      { ...(generated[field.name] as Ui | undefined), ...shownAs(field, values, { ...configuration, role }, t) },
    ])
    const kept = all.filter((name) => !names.includes(name)).map((name) => [name, { 'ui:widget': 'hidden', 'ui:field': 'nothing' }])
    return {
      ...generated,
      ...Object.fromEntries(looks),
      ...Object.fromEntries(kept),
      'ui:order': [...names.filter((name) => all.includes(name)), '*'],
      'ui:label': false,
    } as Ui
  }, [generated, fields, hidden, values, all, configuration, role, t])
}
