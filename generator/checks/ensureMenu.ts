// Menu entries lead somewhere, count something that is counted, and have names of their own.
import type { SpecPath } from '../problem.ts'
import { listOf } from '../resolve/list.ts'
import { entryName } from '../resolve/menu.ts'
import { didYouMean } from '../../language/suggest.ts'
import { under, type Written, type WrittenMenuEntry } from '../written.ts'
import { homesIn } from './ensureHome.ts'
import { circleFrom } from './ensureNamed.ts'
import type { Ensure } from './scope.ts'

export const menuEntries = (
  written: Written,
): readonly { readonly menu: string; readonly entry: WrittenMenuEntry; readonly path: SpecPath }[] => [
  ...written.menu.side.map((entry, at) => ({ menu: 'side', entry, path: ['menu', 'side', at] })),
  ...(written.menu.work ?? []).map((entry, at) => ({ menu: 'work', entry, path: ['menu', 'work', at] })),
  ...Object.entries(written.menu.groups).flatMap(([menu, group]) =>
    group.entries.map((entry, at) => ({ menu, entry, path: ['menu', 'groups', menu, 'entries', at] })),
  ),
  ...homesIn(written).flatMap(({ name, spec }) =>
    (spec.links ?? []).map((entry, at) => ({ menu: `home ${name}`, entry, path: ['screens', name, 'links', at] })),
  ),
]

/** Of an entity that there is. */
const missing = (written: Written, to: WrittenMenuEntry['to']): readonly [string, string] | undefined => {
  const [entity = ''] = Object.values(to)
  if (('list' in to || 'queue' in to || 'settings' in to || 'own' in to) && !under(written.entities, entity)) return undefined
  if ('list' in to)
    return written.entities[to.list]?.list?.path === undefined ? ['list', `${to.list} has no list with an address.`] : undefined
  if ('queue' in to) return written.entities[to.queue]?.queue ? undefined : ['queue', `${to.queue} has no queue.`]
  if ('settings' in to) return written.entities[to.settings]?.settings ? undefined : ['settings', `${to.settings} has no settings screen.`]
  if ('own' in to) return written.entities[to.own]?.detail ? undefined : ['own', `${to.own} has no detail screen.`]
  return undefined
}

/** The groups that the entries of a group lead to. */
const groupsUnder = (written: Written, name: string): readonly string[] =>
  (under(written.menu.groups, name)?.entries ?? []).flatMap(({ to }) => ('group' in to ? [to.group] : []))

/** Who sees an entry of a group is who sees something in it: a group within itself would never end. */
const ensureNoCircle: Ensure = ({ written, add }) => {
  const told = new Set<string>()
  for (const { menu, entry, path } of menuEntries(written)) {
    if (!('group' in entry.to) || told.has(menu) || !under(written.menu.groups, menu)) continue
    const { group } = entry.to
    const back = circleFrom(menu, (name) => (name === menu ? [group] : groupsUnder(written, name)))?.slice(1)
    for (const each of back ?? []) told.add(each)
    if (back)
      add({
        code: 'circular-menu',
        path: [...path, 'to', 'group'],
        message: `The menu "${menu}" leads to itself: ${[menu, ...back].join(' -> ')}. Let this entry lead to a screen.`,
      })
  }
}

export const ensureMenu: Ensure = ({ written, add }) => {
  ensureNoCircle({ written, add })
  const names = new Set<string>()
  const labels = new Set<string>()
  for (const { menu, entry, path } of menuEntries(written)) {
    const gap = missing(written, entry.to)
    if (gap) add({ code: 'leads-nowhere', path: [...path, 'to', gap[0]], message: gap[1] })
    const name = entryName(written, entry)
    if (names.has(`${menu} ${name}`))
      add({
        code: 'duplicate-entry',
        path: [...path, entry.name === undefined ? 'label' : 'name'],
        message: `Another entry of this menu has the name "${name}", so both would say its label: give this one a name of its own (name).`,
      })
    else if (labels.has(`${menu} ${entry.label}`))
      add({
        code: 'duplicate-entry',
        path: [...path, 'label'],
        message: 'Another entry of this menu has that label: nobody could tell them apart.',
      })
    names.add(`${menu} ${name}`)
    labels.add(`${menu} ${entry.label}`)
    const { counts } = entry
    if (menu === 'work' && !(counts && ('list' in entry.to || 'queue' in entry.to)))
      add({ code: 'uncounted-work', path, message: 'Work that waits is counted, and leads to the list of it.' })
    const counted = counts && written.entities[counts.entity]
    if (!counts || !counted) continue
    const known = Object.keys(listOf(counted)?.views ?? {})
    if (!known.includes(counts.view))
      add({
        code: 'unknown-view',
        path: [...path, 'counts', 'view'],
        message: `The list of ${counts.entity} has no view "${counts.view}".${didYouMean(counts.view, known)}`,
      })
    if (!counted.reads?.getStats)
      add({ code: 'uncounted', path: [...path, 'counts', 'entity'], message: `Nothing counts ${counts.entity}: give it reads.getStats.` })
  }
}
