// What every kind of filter is: what may be set, and how that is asked on the wire.

/** What a person set: values, a piece of text as the only one, or the ends of a range, both of which belong to it. */
export type FilterValue = readonly string[] | { readonly from?: string; readonly to?: string }
type RangeEnd = string | number
/** As the contract has it. */
export type FilterWire = string | boolean | readonly string[] | { readonly from?: RangeEnd; readonly to?: RangeEnd }

/** One kind of filter. Its type in SDL is the generator's, its SQL the server's, its control the browser's: the registries there demand all three. */
export interface FilterKind {
  /** undefined where it says nothing. @param zone the reader's: days begin and end there @param today the day that it is there */
  readonly wire: (value: FilterValue, zone: string, today: string) => FilterWire | undefined
  /** An address is typed by people: what this filter cannot mean is left out. */
  readonly sensible: (value: FilterValue) => FilterValue
  /** Locale key of a value's word, for fields without choices of their own. */
  readonly word?: (value: string) => string
  /** It names whole values, so that a record that one has at hand can be held against it. */
  readonly whole?: true
  /** Its values are ticked among the field's choices; without any they are written. */
  readonly ticked?: true
  /** An index of the column finds its records. */
  readonly indexed?: true
  /** Its ends are days of the calendar. */
  readonly days?: true
  /** They may be moments, too. */
  readonly moments?: true
}
