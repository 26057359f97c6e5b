// A value that is not stored: the spec says what it is computed of, or a custom gives one SQL expression for it. Its look is that of the kind it says it is.
import { computation } from '../computed/index.ts'
import { looks } from '../computed/kind.ts'
import * as option from '../options.ts'
import type { Reading } from '../options.ts'
import type { FieldCommon } from './kind.ts'

export class DerivedSpec<R extends Reading = Reading> {
  /** Fixed currency where it is money. */
  readonly currency? = option.text
  readonly as = option.must(option.oneOf(...looks))
  /**
   * What it is computed of: { kind: 'path', path: 'book.title' }, { kind: 'count', of: 'Loan', whose: { book: 'id' }, where: { status: ['OUT'] } }.
   * Only who may read all of that reads it.
   */
  readonly computes? = option.elsewhere(computation<R>())
  /** Who reads its part reads it, whether they may read what it is computed of or not: what they learn by it. */
  readonly discloses? = option.elsewhere(option.text)
  /** The custom that returns the SQL expression, where no computation says it. */
  readonly by? = option.identifier
  /** Values in words where it is choice or choices. */
  readonly options? = option.elsewhere(option.record(option.text, 'value'))
}
export interface DerivedField<R extends Reading> extends FieldCommon<R>, DerivedSpec<R> {
  readonly kind: 'derived'
}

/** Computed whenever it is read: it has no column, nobody gives it, nothing keeps it. */
export const isComputed = <F extends { readonly kind: string }>(field: F): field is F & { readonly kind: 'derived' } =>
  field.kind === 'derived'
