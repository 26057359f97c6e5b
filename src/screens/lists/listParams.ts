// What a list shows, kept in the address: a link gives the same screen, Back restores it (domain 2).
import type { FilterValue } from '../../../language/filters/kind.ts'

export interface ListParams {
  readonly search: string
  /** By the path of the field. An empty list of values means: any, said expressly. */
  readonly filters: Readonly<Record<string, FilterValue>>
  readonly sort: { readonly by: string; readonly descending: boolean } | undefined
  readonly after: string | undefined
  readonly before: string | undefined
  readonly first: number
  /** Fields of the columns shown, where that differs from what the spec says. */
  readonly columns: readonly string[] | undefined
  readonly view: string | undefined
  /** Where it differs from the list's own. */
  readonly look: 'cards' | 'table' | undefined
  /** Id of the record opened beside the list. */
  readonly open: string | undefined
}

const looks = ['cards', 'table'] as const
export const lengths = [25, 50, 100] as const

const ranged = '..'
const prefix = 'f.'

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

/** Reads the address; anything in it that makes no sense falls back to what the spec says. */
export const readListParams = (address: URLSearchParams): ListParams => {
  const paths = new Set([...address.keys()].filter((name) => name.startsWith(prefix)))
  const first = Number(address.get('first'))
  return {
    search: (address.get('q') ?? '').replaceAll(/\p{Cc}/gu, ''),
    filters: Object.fromEntries([...paths].map((name) => [name.slice(prefix.length), filterOf(address.getAll(name))])),
    sort: sortOf(address.get('sort')),
    after: address.get('after') ?? undefined,
    before: address.get('before') ?? undefined,
    first: lengths.find((length) => length === first) ?? lengths[0],
    columns: address.get('columns')?.split(',').filter(Boolean),
    view: address.get('view') ?? undefined,
    look: looks.find((look) => look === address.get('look')),
    open: address.get('open') ?? undefined,
  }
}

const valuesOf = (value: FilterValue): readonly string[] => {
  if ('from' in value || 'to' in value) return [`${value.from ?? ''}${ranged}${value.to ?? ''}`]
  return Array.isArray(value) && value.length > 0 ? value : ['']
}

/** Writes the address; what is as the spec says is left out. */
export const writeListParams = (params: ListParams): URLSearchParams => {
  const address = new URLSearchParams()
  const put = (name: string, value: string | undefined): void => {
    if (value !== undefined && value !== '') address.set(name, value)
  }
  put('view', params.view)
  put('q', params.search)
  for (const [path, value] of Object.entries(params.filters)) for (const each of valuesOf(value)) address.append(`${prefix}${path}`, each)
  put('sort', params.sort && `${params.sort.descending ? '-' : ''}${params.sort.by}`)
  put('first', params.first === lengths[0] ? undefined : String(params.first))
  put('columns', params.columns?.join(','))
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
