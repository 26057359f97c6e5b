// What stands around the sections of a record: its head with what waits about it, and the tabs that the sections are in.
import type { DetailModel, OpenModel } from '../../language/model.ts'
import type { WrittenDetail } from '../written.ts'
import type { Context } from './context.ts'
import { listName } from './list.ts'
import { othersRead } from './othersRead.ts'
import { allGuards } from './rules.ts'

type WrittenHead = NonNullable<WrittenDetail['head']>

/** Counting is a read of its own, besides that of the list that it leads to. */
const openOf = (context: Context, keys: string, open: NonNullable<WrittenHead['open']>): readonly OpenModel[] =>
  Object.entries(open).map(([name, { label, entity, by, where, of }]) => {
    const other = context.entity(entity)
    const counting = context.ruleOf(other.reads?.getStats?.needs ?? other.read)
    return {
      name,
      label: context.say(`${keys}.open.${name}`, label),
      entity,
      by,
      filter: { [where.field]: where.is },
      ...(of ? { of: [...new Set(of.flatMap(context.rolesOf))] } : {}),
      guard: allGuards([othersRead(context, entity), { rule: counting }]),
      screen: listName(other),
    }
  })

export const headOf = (
  context: Context,
  keys: string,
  { under = [], marks = [], facts = [], open }: WrittenHead = {},
): DetailModel['head'] => ({ under, marks, facts, ...(open ? { open: openOf(context, keys, open) } : {}) })

export const tabsOf = (context: Context, keys: string, tabs: WrittenDetail['tabs']): Pick<DetailModel, 'tabs'> => {
  if (!tabs) return {}
  return {
    tabs: Object.entries(tabs).map(([name, { label, sections }]) => ({
      name,
      label: context.say(`${keys}.tabs.${name}`, label),
      sections,
    })),
  }
}
