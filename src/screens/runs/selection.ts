// Which records of a list are selected: these ones, or all of its filter but these. They stay so while one pages and sorts.

export interface Selection {
  /** All of the filter; ids are the exceptions then. */
  readonly all: boolean
  readonly ids: ReadonlySet<string>
}

export const nothing: Selection = { all: false, ids: new Set() }

export const isPicked = ({ all, ids }: Selection, id: string): boolean => ids.has(id) !== all

export const isNothing = ({ all, ids }: Selection): boolean => !all && ids.size === 0

/** The selection with these in it, or without them. */
export const withPicked = ({ all, ids }: Selection, some: readonly string[], picked: boolean): Selection => {
  const next = new Set(ids)
  for (const id of some) {
    if (picked === all) next.delete(id)
    else next.add(id)
  }
  return { all, ids: next }
}

/** Those from one to another as they stand on the page, both of them; only the other where the one is on another page. */
export const between = (page: readonly string[], from: string | undefined, to: string): readonly string[] => {
  const ends = [page.indexOf(from ?? to), page.indexOf(to)]
  return ends.includes(-1) ? [to] : page.slice(Math.min(...ends), Math.max(...ends) + 1)
}

/** How many are selected; undefined where the list does not know how many there are. @param total of the filter */
export const countPicked = ({ all, ids }: Selection, total: number | undefined): number | undefined => {
  if (!all) return ids.size
  return total === undefined ? undefined : Math.max(0, total - ids.size)
}

/** As a run is told of them. */
export const rowsOf = ({ all, ids }: Selection): { readonly ids: readonly string[] } | { readonly except: readonly string[] } =>
  all ? { except: [...ids] } : { ids: [...ids] }
