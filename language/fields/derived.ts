// A value that is not stored: a custom gives one SQL expression for it. Its look is that of the kind it says it is.
import * as option from '../options.ts'
import type { Reading } from '../options.ts'
import type { FieldCommon } from './kind.ts'

export class DerivedSpec {
  /** Fixed currency where it is money. */
  readonly currency? = option.text
  readonly as = option.must(option.oneOf('text', 'texts', 'flag', 'integer', 'time', 'money', 'choice', 'choices', 'file', 'files'))
  /** The custom that returns the SQL expression. */
  readonly by = option.must(option.identifier)
  /** Values in words where it is choice or choices. */
  readonly options? = option.elsewhere(option.record(option.text, 'value'))
}
export interface DerivedField<R extends Reading> extends FieldCommon<R>, DerivedSpec {
  readonly kind: 'derived'
}

/** Computed whenever it is read: it has no column, nobody gives it, nothing keeps it. */
export const isComputed = <F extends { readonly kind: string }>(field: F): field is F & { readonly kind: 'derived' } =>
  field.kind === 'derived'
