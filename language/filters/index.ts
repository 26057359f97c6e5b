// The registry of filter kinds: a kind is one file and one line here, its input in generator/emitters/filters.ts, its condition in server/queries/filters, its control in src.
import { contains } from './contains.ts'
import { dateRange } from './dateRange.ts'
import { decimalRange } from './decimalRange.ts'
import { flag } from './flag.ts'
import { has } from './has.ts'
import { intRange } from './intRange.ts'
import type { FilterKind } from './kind.ts'
import { oneOf } from './oneOf.ts'
import { timeRange } from './timeRange.ts'

export const filters = { oneOf, contains, timeRange, dateRange, decimalRange, intRange, flag, has } as const satisfies Readonly<
  Record<string, FilterKind>
>

export type FilterKindName = keyof typeof filters
/** How a kind of field is filtered: by a kind of filter, or not at all. */
export type FieldFilter = FilterKindName | 'none'

/** The kind behind a name; undefined where there is no filter. */
export const filterOf = (name: FieldFilter): FilterKind | undefined => (filters as Readonly<Partial<Record<FieldFilter, FilterKind>>>)[name]
