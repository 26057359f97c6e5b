// A part, shown as facts with a pencil that opens its form.
import type { AnyWords } from '../words.ts'
import type { SectionCommon, SectionKind, SectionModelCommon } from './kind.ts'

/** A part, shown as facts with a pencil that opens its form. No part = the entity's own fields. */
export interface FormSection<
  W extends AnyWords,
  Path extends string,
  Action extends string,
  PartName extends string,
> extends SectionCommon<W> {
  readonly kind: 'form'
  readonly part?: PartName
  /** A choice of its fields, in this order. */
  readonly fields?: readonly Path[]
  /** Shown below them, of whatever part, and never changed here. */
  readonly facts?: readonly Path[]
  /** The name of a configured address: where it is configured the section is read only, for it is edited there. */
  readonly unless?: string
  readonly actions?: readonly Action[]
}

export interface FormModel extends SectionModelCommon {
  readonly kind: 'form'
  readonly part: string
  readonly fields: readonly string[]
  /** Shown below the fields, of whatever part. */
  readonly facts: readonly string[]
  readonly form: string
  /** A configured address that takes the form's place. */
  readonly unless?: string
  readonly actions: readonly string[]
}

export const form: SectionKind<FormSection<AnyWords, string, string, string>, FormModel> = {
  resolve: (spec, { besides, part }) => {
    const { part: name = '', facts = [], unless, actions = [] } = spec
    const own = part(name)
    return {
      kind: 'form',
      guard: besides(own.read),
      part: name,
      fields: spec.fields ?? own.fields,
      facts,
      form: own.form,
      ...(unless === undefined ? {} : { unless }),
      actions,
    }
  },
  edits: ({ part = '', fields = [] }) => ({ part, fields }),
  paths: ({ fields, facts }) => [...fields, ...facts],
}
