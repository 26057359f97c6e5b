// One of a few named values. Values are upper-case words in the spec; a named list (roles; operations: all that the audit names; approvals: those of them that may wait for one; runs: those that are run over many records) is written by its name.
import * as option from '../options.ts'
import type { Reading } from '../options.ts'
import type { FieldCommon, FieldKind } from './kind.ts'

/** A value that is kept, shown and found, and that nobody chooses anew. What holds it already may go on doing so. */
export class RetiredOption {
  readonly label = option.must(option.text)
  readonly retired = option.must(option.yes)
}
/** Values with their labels: SOFT: 'Soft', or SOFT: { label: 'Soft', retired: true } once nobody should choose it any more. Removed, it would leave records behind that hold it. */
export type Options = Readonly<Record<string, string | RetiredOption>>

/** Values written one by one, each with its label. */
export const writtenValues = (): Options =>
  option.record(option.bySort<string | RetiredOption>([], { text: option.text, other: option.object(RetiredOption) }), 'value')

/** Lists of operations, by their names in a spec. */
const operationLists = ['operations', 'approvals', 'runs'] as const
export type OperationList = (typeof operationLists)[number]

export const isOperationList = (options: unknown): options is OperationList => operationLists.some((each) => each === options)

// eslint-disable-next-line typescript/no-unnecessary-type-parameters -- how the option is read
class StartsFor<R extends Reading = Reading> {
  readonly of = option.must(option.named<R['group']>('group'))
  readonly is = option.must(option.text)
}

export class ChoiceSpec<R extends Reading = Reading> {
  readonly options = option.must(
    option.elsewhere(option.bySort<'roles' | OperationList | Options>(['roles', ...operationLists], { other: writtenValues() })),
  )
  /** With operations: what happens without one, by the name that the server gives it. */
  readonly events? = option.elsewhere(option.record(option.text))
  /** A list of the site's configuration that narrows what may be chosen anew. */
  readonly narrowedBy? = option.text
  /** The tone of a value: it is shown as a mark. */
  readonly tones? = option.record(option.oneOf('neutral', 'attention', 'good', 'bad'), 'value')
  readonly starts? = option.text
  /** What a dialog about somebody of this group starts with instead. */
  readonly startsFor? = option.object<StartsFor<R>>(StartsFor)
  /** Values that are offered only while a feature flag is on, each with its flag; what was chosen before stays. */
  readonly behind? = option.elsewhere(option.record(option.named<R['flag']>('flag'), 'value'))
}
export interface ChoiceField<R extends Reading> extends FieldCommon<R>, ChoiceSpec<R> {
  readonly kind: 'choice'
}
export interface ChoiceOptions {
  /**
   * Resolved: value and the locale key of its label, in the order of the spec; retired: not chosen anew by anybody; when: the flag, by: the viewer's roles,
   * without which it is not chosen anew;
   * group: the heading it stands under where there are many.
   */
  readonly choices: readonly {
    readonly value: string
    readonly label: string
    readonly retired?: true
    readonly when?: string
    readonly by?: readonly string[]
    readonly group?: string
  }[]
}

/** The SQL of a choice's place in the order of its options, 0 for none: sorting and its index must say it alike. */
export const placeSql = ({ choices }: ChoiceOptions, column: string): string => {
  const values = `{${choices.map(({ value }) => JSON.stringify(value)).join(',')}}`.replaceAll("'", "''")
  return `coalesce(array_position('${values}'::text[], ${column}), 0)`
}

export const labelOf = (value: string, { choices }: ChoiceOptions, t: (key: string) => string): string => {
  const label = choices.find((each) => each.value === value)?.label
  return label === undefined ? value : t(label)
}

export const choice = {
  graphql: (_field, enumName) => enumName,
  columns: () => [{ suffix: '', sql: 'text' }],
  encode: (value) => [value],
  jsonSchema: ({ choices }) => ({ type: 'string', enum: choices.map((each) => each.value) }),
  filter: 'oneOf',
  sortEmpty: "''",
  text: (value, field, { t }) => labelOf(value, field, t),
  sample: ({ choices }, seed) => {
    const living = choices.filter((each) => !each.retired)
    return living[seed % living.length]?.value ?? ''
  },
  uiSchema: (field) => ({ 'ui:enumNames': field.choices.map((each) => each.label) }),
  chooses: 'one',
} as const satisfies FieldKind<ChoiceOptions, string>
