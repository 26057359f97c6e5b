// Detail and settings screens as they are meant: sections with who may see them.
import type { DetailModel, EntityModel, LinkModel, SectionModel } from '../../language/model.ts'
import { ownersIn } from '../../language/addresses.ts'
import { operationOf, pascal } from '../../language/names.ts'
import { sectionKind } from '../../language/sections/index.ts'
import { selectionOf } from '../selection.ts'
import type { WrittenEntity, WrittenLink, WrittenSection } from '../written.ts'
import { confirmPaths } from './confirm.ts'
import type { Context } from './context.ts'
import { listName, listOf } from './list.ts'
import { keysOf } from './part.ts'
import { placeOf, type Home } from './sectionPlace.ts'
import { headOf, tabsOf } from './summary.ts'
import { numbered } from './templates.ts'
import { named } from '../../language/named.ts'

const sectionOf = (context: Context, keys: string, home: Home, entity: EntityModel, name: string, spec: WrittenSection): SectionModel => {
  const needs = 'needs' in spec && spec.needs !== undefined ? context.ruleOf(spec.needs) : undefined
  // Which model goes with which kind is checked in the registry.
  return {
    name,
    label: context.say(`${keys}.sections.${name}`, spec.label),
    ...(spec.of ? { of: [...new Set(spec.of.flatMap(context.rolesOf))] } : {}),
    ...(spec.when === undefined ? {} : { when: spec.when }),
    ...sectionKind(spec.kind).resolve(spec, placeOf(context, keys, home, entity, name, needs)),
  } as unknown as SectionModel
}

const targetOf = (context: Context, { to }: WrittenLink, sections: readonly SectionModel[]): LinkModel['to'] => {
  if ('address' in to) return { address: to.address, path: numbered(to.path).text, params: numbered(to.path).params }
  if ('list' in to) return { screen: listName(context.entity(to.list)), by: to.by }
  const section = named(sections, to.section)
  return { section: to.section, path: (section && 'path' in section && section.path) || '' }
}

const linkOf = (context: Context, label: string, name: string, spec: WrittenLink, sections: readonly SectionModel[]): LinkModel => {
  const { to } = spec
  const section = 'section' in to ? named(sections, to.section) : undefined
  return {
    name,
    label,
    ...(spec.of ? { of: [...new Set(spec.of.flatMap(context.rolesOf))] } : {}),
    ...(section ? { guard: section.guard, ...(section.of ? { of: section.of } : {}) } : {}),
    ...(spec.needs === undefined ? {} : { guard: { rule: context.ruleOf(spec.needs) } }),
    to: targetOf(context, spec, sections),
  }
}

const sectionPaths = (section: SectionModel): readonly string[] => sectionKind(section.kind).paths?.(section) ?? []

/** Everything that is shown, named or acted on by this screen. */
export const detailPaths = (
  detail: Pick<DetailModel, 'path' | 'head' | 'sections' | 'actions' | 'links'>,
  entity: EntityModel,
  rolePath: string | undefined,
): readonly string[] => {
  const offered = new Set([...detail.actions, ...detail.sections.flatMap((each) => ('actions' in each ? each.actions : []))])
  return [
    entity.title,
    ...entity.titleElse,
    ...(entity.own === undefined ? [] : [entity.own]),
    ...(rolePath === undefined ? [] : [rolePath]),
    ...(entity.card.picture === undefined ? [] : [entity.card.picture]),
    ...ownersIn(detail.path),
    ...detail.head.under,
    ...detail.head.marks,
    ...detail.head.facts,
    ...detail.sections.flatMap(sectionPaths),
    ...detail.links.flatMap(({ to }) => ('params' in to ? to.params : [])),
    ...entity.actions.filter((each) => offered.has(each.path)).flatMap(confirmPaths),
  ]
}

export const detailName = (entity: WrittenEntity): string =>
  entity.detail?.name ?? entity.entity.charAt(0).toLowerCase() + entity.entity.slice(1)

export const resolveDetails = (
  context: Context,
  spec: WrittenEntity,
  entity: EntityModel,
  rolePath: string | undefined,
): readonly DetailModel[] => {
  const keys = keysOf(spec)
  const read = operationOf(entity.wire, entity.key === 'single' ? 'get' : 'findById')
  const finish = (half: Omit<DetailModel, 'guards' | 'operation'>): DetailModel => ({
    ...half,
    operation: read,
    guards: selectionOf(entity, detailPaths(half, entity, rolePath)).guards,
  })
  const sections = (home: Home, of: Readonly<Record<string, WrittenSection>>): readonly SectionModel[] =>
    // Screens of settings are several, and may call their sections alike.
    Object.entries(of).map(([name, each]) =>
      sectionOf(context, home.opens ? `${keys}.settings.${home.name}` : keys, home, entity, name, each),
    )
  const { detail } = spec
  const links = Object.entries(detail?.links ?? {}).map(([name, link]) => ({
    name,
    link,
    label: context.say(`${keys}.links.${name}`, link.label),
  }))
  const own = detail ? sections({ name: detailName(spec), path: detail.path }, detail.sections) : []
  const made = detail
    ? [
        finish({
          screen: detailName(spec),
          kind: 'detail',
          label: entity.one,
          path: detail.path,
          document: `${pascal(entity.wire)}Detail`,
          head: headOf(context, keys, detail.head),
          actions: detail.actions ?? [],
          links: links.map(({ name, link, label }) => linkOf(context, label, name, link, own)),
          sections: own,
          ...tabsOf(context, keys, detail.tabs),
        }),
      ]
    : []
  const settings = Object.entries(spec.settings ?? {}).map(([name, each]) =>
    finish({
      screen: each.name ?? name,
      kind: 'settings',
      label: context.say(`screens.${each.name ?? name}`, each.label),
      path: each.path,
      document: `${pascal(entity.wire)}${pascal(name)}Detail`,
      head: { under: [], marks: [], facts: [] },
      actions: [],
      links: [],
      sections: sections({ name: each.name ?? name, path: each.path, opens: context.ruleOf(each.needs) }, each.sections),
    }),
  )
  return [...made, ...settings]
}

/** Whether an entity's records can be shown by themselves anywhere. */
export const isShown = (entity: WrittenEntity): boolean => Boolean(listOf(entity) ?? entity.detail ?? entity.settings)
