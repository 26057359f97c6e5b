// Where one is in a list, as its address has it: a link gives the same screen, Back restores it (domain 2), and a kept view is one of these.
import type { FilterValue } from './filters/kind.ts'

export const densities = ['compact', 'usual', 'roomy'] as const
export type Density = (typeof densities)[number]

export interface ListParams {
  readonly search: string
  /** By the path of the field. An empty list of values means: any, said expressly. */
  readonly filters: Readonly<Record<string, FilterValue>>
  readonly sort: { readonly by: string; readonly descending: boolean } | undefined
  readonly after: string | undefined
  readonly before: string | undefined
  readonly first: number
  /** Fields of the columns shown, in their order, where that differs from what the spec says. */
  readonly columns: readonly string[] | undefined
  /** Of these, those that stand first and stay where there is little room. */
  readonly pinned: readonly string[]
  /** In pixels, by the field of the column; all others are as wide as they need. */
  readonly widths: Readonly<Record<string, number>>
  /** How high rows are, where that differs from what the viewer has everywhere: 32, 44 or 56 pixels. */
  readonly density: Density | undefined
  readonly view: string | undefined
  /** Where it differs from the list's own. */
  readonly look: 'cards' | 'table' | undefined
  /** Id of the record opened beside the list. */
  readonly open: string | undefined
}

const looks = ['cards', 'table'] as const
export const lengths = [25, 50, 100] as const
export const minColumnPixels = 48
export const maxColumnPixels = 640

const ranged = '..'
const ofFilter = 'f.'
const ofWidth = 'w.'

const filterOf = (values: readonly string[]): FilterValue => {
  const [only] = values
  if (values.length === 1 && only !== undefined && only.includes(ranged)) {
    const [from = '', to = ''] = only.split(ranged)
    return { ...(from === '' ? {} : { from }), ...(to === '' ? {} : { to }) }
  }
  return values.filter((value) => value !== '')
}

const sortOf = (written: string | null): ListParams['sort'] =>
  written ? { by: written.replace(/^-/, ''), descending: written.startsWith('-') } : undefined

/** What stands under names of one beginning, by what follows it. */
const under = <Value>(address: URLSearchParams, prefix: string, read: (values: readonly string[]) => Value): Record<string, Value> => {
  const names = new Set([...address.keys()].filter((name) => name.startsWith(prefix)))
  return Object.fromEntries([...names].map((name) => [name.slice(prefix.length), read(address.getAll(name))]))
}

const isWidth = (width: number): boolean => width >= minColumnPixels && width <= maxColumnPixels

const namesIn = (written: string | null): readonly string[] | undefined => written?.split(',').filter(Boolean)

/** Reads the address; anything in it that makes no sense falls back to what the spec says. */
export const readListParams = (address: URLSearchParams): ListParams => {
  const first = Number(address.get('first'))
  const widths = Object.entries(under(address, ofWidth, ([written]) => Math.round(Number(written))))
  return {
    search: (address.get('q') ?? '').replaceAll(/\p{Cc}/gu, ''),
    filters: under(address, ofFilter, filterOf),
    sort: sortOf(address.get('sort')),
    after: address.get('after') ?? undefined,
    before: address.get('before') ?? undefined,
    first: lengths.find((length) => length === first) ?? lengths[0],
    columns: namesIn(address.get('columns')),
    pinned: namesIn(address.get('pinned')) ?? [],
    widths: Object.fromEntries(widths.filter(([, width]) => isWidth(width))),
    density: densities.find((density) => density === address.get('rows')),
    view: address.get('view') ?? undefined,
    look: looks.find((look) => look === address.get('look')),
    open: address.get('open') ?? undefined,
  }
}

const valuesOf = (value: FilterValue): readonly string[] => {
  if ('from' in value || 'to' in value) return [`${value.from ?? ''}${ranged}${value.to ?? ''}`]
  const values: readonly string[] = Array.isArray(value) && value.length > 0 ? value : ['']
  // A text alone that looks like a range is none, which the empty one beside it says.
  return values.length === 1 && values[0]?.includes(ranged) ? [...values, ''] : values
}

/** Writes the address; what is as the spec says is left out. */
export const writeListParams = (params: ListParams): URLSearchParams => {
  const address = new URLSearchParams()
  const put = (name: string, value: string | undefined): void => {
    if (value !== undefined && value !== '') address.set(name, value)
  }
  put('view', params.view)
  put('q', params.search)
  for (const [path, value] of Object.entries(params.filters)) for (const each of valuesOf(value)) address.append(`${ofFilter}${path}`, each)
  put('sort', params.sort && `${params.sort.descending ? '-' : ''}${params.sort.by}`)
  put('first', params.first === lengths[0] ? undefined : String(params.first))
  put('columns', params.columns?.join(','))
  put('pinned', params.pinned.join(','))
  for (const [path, width] of Object.entries(params.widths)) put(`${ofWidth}${path}`, String(width))
  put('rows', params.density)
  put('after', params.after)
  put('before', params.before)
  put('look', params.look)
  put('open', params.open)
  return address
}

/** What a change of place leaves of the old one: another filter, search, sort, view or length begins at the first stretch. */
export const moved = (params: ListParams, change: Partial<ListParams>): ListParams => {
  const restarts = ['search', 'filters', 'sort', 'first', 'view'].some((name) => name in change)
  return { ...params, ...(restarts ? { after: undefined, before: undefined } : {}), ...change }
}

/** Without the stretch and the record that just happen to stand there: what is worth keeping of a place. */
export const kept = (params: ListParams): ListParams => ({ ...params, after: undefined, before: undefined, open: undefined })

/** A place whose fields are called otherwise. @param nameOf what a path is called now; undefined = it is there no more, and left out */
export const renamed = (params: ListParams, nameOf: (path: string) => string | undefined): ListParams => {
  const names = (paths: readonly string[]): readonly string[] => paths.flatMap((path) => nameOf(path) ?? [])
  const keys = <Value>(values: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
    Object.fromEntries(Object.entries(values).flatMap(([path, value]) => names([path]).map((name) => [name, value] as const)))
  const by = params.sort && nameOf(params.sort.by)
  const columns = params.columns && names(params.columns)
  return {
    ...params,
    filters: keys(params.filters),
    widths: keys(params.widths),
    pinned: names(params.pinned),
    columns: columns?.length === 0 ? undefined : columns,
    sort: params.sort && by !== undefined ? { ...params.sort, by } : undefined,
  }
}

/** The view that lifts everything a list begins with. */
export const everything = 'all'

/** All records of a list that name this one, whatever the list begins with. */
export const allNaming = (path: string, by: string, id: string): string => `${path}?f.${by}=${encodeURIComponent(id)}&view=${everything}`
