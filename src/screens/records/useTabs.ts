// The tabs of a record that its viewer finds there, and which one is open: its name stands in the address.
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import type { DetailModel, SectionModel, TabModel } from '../../../language/model.ts'
import { named } from '../../../language/named.ts'
import { tabIn, tabParam } from '../../client/openTab.ts'

export interface Tabs {
  /** Those with a section that is there; empty where the record has none. */
  readonly tabs: readonly TabModel[]
  /** Undefined where there are none. */
  readonly open: TabModel | undefined
  /** What stands below each other now. */
  readonly sections: readonly SectionModel[]
  /** The address, from its question mark on, of the tab of this name and all else that the address says. */
  readonly addressOf: (name: string) => string
}

/** The address of the screen with that tab open; the first one needs no name. */
const withTab = (search: string, tabs: readonly TabModel[], name: string): string => {
  const address = new URLSearchParams(search)
  if (name === tabs[0]?.name) address.delete(tabParam)
  else address.set(tabParam, name)
  return `?${address.toString()}`
}

/** The tab that a section is in. */
export const tabWith = (tabs: readonly TabModel[] | undefined, section: string): TabModel | undefined =>
  tabs?.find(({ sections }) => sections.includes(section))

/** Where the record's screen shows a section, from the question mark on. */
export const placeOfSection = ({ tabs = [] }: Pick<DetailModel, 'tabs'>, section: string): string => {
  const tab = tabWith(tabs, section)
  return tab && tab !== tabs[0] ? withTab('', tabs, tab.name) : ''
}

const none: readonly TabModel[] = []

/** @param there the sections that this record has for this viewer */
export const useTabs = ({ tabs: all = none }: Pick<DetailModel, 'tabs'>, there: readonly SectionModel[]): Tabs => {
  const { search } = useLocation()
  return useMemo(() => {
    const tabs = all.filter(({ sections }) => sections.some((name) => named(there, name)))
    const open = named(tabs, tabIn(search) ?? undefined) ?? tabs[0]
    const sections = open ? open.sections.flatMap((name) => named(there, name) ?? []) : there
    return { tabs, open, sections, addressOf: (name) => withTab(search, tabs, name) }
  }, [all, there, search])
}
