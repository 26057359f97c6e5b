// What an entry of a menu and a section of a profile ask, from the written specs alone.
import type { DetailText, EntityText, Need, SectionText, Specs } from './shapes.ts'

export interface MenuText {
  readonly to: Readonly<Partial<Record<'custom' | 'list' | 'queue' | 'own' | 'settings' | 'group' | 'link' | 'command', string>>>
  readonly label: string
  readonly name?: string
  readonly needs?: Need
}

export interface MenusText {
  readonly side: readonly MenuText[]
  readonly work?: readonly MenuText[]
  readonly groups: Readonly<Record<string, { readonly entries: readonly MenuText[] }>>
}

export type ScreensText = Readonly<
  Record<string, { readonly needs?: Need; readonly shows?: string; readonly report?: { readonly of: string; readonly name: string } }>
>

export interface MenuSpecs {
  readonly specs: Specs
  readonly menus: MenusText
  readonly screens: ScreensText
}

const staff: Need = { anyStaff: 'leads out of the console' }

const entityNamed = ({ entities }: Specs, name: string | undefined): EntityText => {
  const found = Object.values(entities).find(({ entity }) => entity === name)
  if (!found) throw new Error(`no entity ${name}`)
  return found
}

/** One's own counts in a list of records that are about people; not in a list of the people. */
const listNeed = ({ reads = {}, read, own, ownRead }: EntityText): Need => {
  const any = reads['search']?.needs ?? reads['findAll']?.needs ?? read
  return own === undefined || own === 'id' || ownRead === undefined ? any : { anyOf: [any, ownRead] }
}

const settingsOf = (entity: EntityText, name: string | undefined): DetailText | undefined => {
  const all: Readonly<Record<string, DetailText>> = entity.settings ?? {}
  return (name === undefined ? undefined : all[name]) ?? Object.values(all)[0]
}

export const entryNeed = (world: MenuSpecs, entry: MenuText): Need => {
  const { specs, menus, screens } = world
  const { to, needs, name } = entry
  if (needs !== undefined) return needs
  if (to.group !== undefined) return { anyOf: (menus.groups[to.group]?.entries ?? []).map((each) => entryNeed(world, each)) }
  // A home screen shows each what they may see elsewhere.
  if ((to.custom === 'home' && screens['home'] === undefined) || screens[to.custom ?? '']?.shows === 'home') return { anyStaff: 'home' }
  if (to.custom !== undefined) {
    const { needs: own, report } = screens[to.custom] ?? {}
    const of = report && entityNamed(specs, report.of).reports?.[report.name]?.needs
    return of === undefined ? (own ?? 'nobody') : { allOf: [of, ...(own === undefined ? [] : [own])] }
  }
  if (to.settings !== undefined) return settingsOf(entityNamed(specs, to.settings), name)?.needs ?? 'nobody'
  if (to.own !== undefined) {
    const { detail, read, ownRead } = entityNamed(specs, to.own)
    return detail?.needs ?? (ownRead === undefined ? read : { anyOf: [read, ownRead] })
  }
  if (to.list === undefined && to.queue === undefined) return staff
  const entity = entityNamed(specs, to.list ?? to.queue)
  return (entity.list ?? entity.queue)?.needs ?? listNeed(entity)
}

export interface SectionAsks {
  readonly need: Need
  /** Instead, on one's own record. */
  readonly own?: Need | undefined
  /** Group of roles whose profiles have it. */
  readonly of?: readonly string[]
}

type Written = SectionText & { readonly by?: string; readonly of?: readonly string[] }

const partAt = (entity: EntityText, path: string) => {
  const [first = ''] = path.split('.')
  return path.includes('.') ? (entity.parts?.[first] ?? entity) : entity
}

export const sectionAsks = (specs: Specs, entity: EntityText, section: Written): SectionAsks => {
  const of = section.of === undefined ? {} : { of: section.of }
  const both = (read: Need, own: Need | undefined): SectionAsks => ({
    need: section.needs === undefined ? read : { allOf: [section.needs, read] },
    own,
    ...of,
  })
  if (section.kind === 'report') return both(entity.reports?.[section.report ?? '']?.needs ?? 'nobody', undefined)
  if (section.kind === 'custom') return { need: section.needs ?? 'nobody', own: section.own, ...of }
  if (section.kind === 'related' || section.kind === 'threads' || section.kind === 'factors') {
    if (section.needs !== undefined) return { need: section.needs, ...of }
    // What is sent along is left out for whoever may not read it.
    const others = [section.entity, ...(section.entries ? [section.entries.entity] : [])].map((name) => entityNamed(specs, name))
    const any = others.map(({ reads = {}, read }) => reads['search']?.needs ?? reads['findAll']?.needs ?? read)
    const own = others.map((other) => (other.own === 'id' || other.own === undefined ? undefined : other.ownRead))
    const asked = own.map((each, at) => each ?? any[at] ?? 'nobody')
    return { need: { allOf: any }, own: own.every((each) => each === undefined) ? undefined : { allOf: asked }, ...of }
  }
  if (section.kind === 'timeline') {
    // Whoever reads one of its sources; the audit is an entity like any other.
    const audit = Object.values(specs.entities).find(({ storedAs }) => storedAs === 'audit')
    const others = Object.values(section.from ?? {}).map((source) => entityNamed(specs, source.entity ?? audit?.entity))
    const own = others.flatMap((other) => (other.own === 'id' || other.own === undefined ? [] : (other.ownRead ?? [])))
    const any = others.map(({ reads = {}, read }) => reads['search']?.needs ?? reads['findAll']?.needs ?? read)
    return { need: { anyOf: any }, own: own.length === 0 ? undefined : { anyOf: own }, ...of }
  }
  if (section.kind === 'form') {
    const part = section.part === undefined ? entity : entity.parts?.[section.part]
    return both(part?.read ?? 'nobody', part?.ownRead)
  }
  const parts = [...new Set((section.fields ?? []).map((path) => partAt(entity, path)))]
  const own = parts.flatMap(({ ownRead }) => (ownRead === undefined ? [] : [ownRead]))
  return both({ anyOf: parts.map(({ read }) => read) }, own.length === 0 ? undefined : { anyOf: own })
}
