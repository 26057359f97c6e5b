// Every screen with its address and who may open it.
import type { Guard } from '../../language/access.ts'
import type { EntityModel, ScreenModel } from '../../language/model.ts'
import { tabOf, under, type WrittenEntity, type WrittenRequirement, type WrittenScreen } from '../written.ts'
import type { Context } from './context.ts'
import { detailName } from './detail.ts'
import { listName, listOf } from './list.ts'
import { othersRead } from './othersRead.ts'
import { allGuards, everyRule, nobody } from './rules.ts'
import { named } from '../../language/named.ts'

const whenOf = (spec: { readonly when?: string } | undefined): { readonly when?: string } =>
  spec?.when === undefined ? {} : { when: spec.when }

const ofEntity = (context: Context, spec: WrittenEntity, entity: EntityModel): readonly ScreenModel[] => {
  const made: ScreenModel[] = []
  const add = (screen: Pick<ScreenModel, 'name' | 'kind' | 'path' | 'label' | 'guard'>, said: { readonly when?: string }): void =>
    void made.push({ ...screen, entity: spec.entity, ...whenOf(said), bare: false })
  const guardOf = (needs: WrittenRequirement | undefined, otherwise: Guard): Guard =>
    needs === undefined ? otherwise : { rule: context.ruleOf(needs) }
  const { detail, settings = {} } = spec
  const list = listOf(spec)
  if (list?.path !== undefined) {
    const guard = guardOf(list.needs, othersRead(context, spec.entity))
    add({ name: listName(spec), kind: spec.list ? 'list' : 'queue', path: list.path, label: entity.many, guard }, list)
  }
  if (detail) {
    const guard = guardOf(detail.needs, entity.parts[0]?.read ?? { rule: nobody })
    add({ name: detailName(spec), kind: 'detail', path: detail.path, label: entity.one, guard }, detail)
  }
  for (const [key, each] of Object.entries(settings)) {
    const name = each.name ?? key
    add({ name, kind: 'settings', path: each.path, label: `screens.${name}`, guard: { rule: context.ruleOf(each.needs) } }, each)
  }
  return made
}

/** Sections with an address of their own: whoever may open the record's screen and see the section, of others or of oneself. */
const ofSections = (entity: EntityModel, screens: readonly ScreenModel[]): readonly ScreenModel[] =>
  entity.details.flatMap((detail) =>
    detail.sections.flatMap((section): readonly ScreenModel[] => {
      const home = named(screens, detail.screen)
      if (!('screen' in section) || section.path === undefined || section.screen === undefined || !home) return []
      const when = section.when ?? home.when
      return [
        {
          ...home,
          name: section.screen,
          path: section.path,
          label: section.label,
          guard: allGuards([home.guard, section.guard]),
          ...(when === undefined ? {} : { when }),
        },
      ]
    }),
  )

/** Of the engine's own screens. */
const opened = {
  home: { anyStaff: 'where everybody begins' },
  login: { anyone: 'how one gets in' },
} as const

/** The other books of help, and who may what, are tabs beside the book of one's role. */
const besideHelp = ({ written }: Context): Pick<ScreenModel, 'tabOf'> => {
  const [home] = Object.entries(written.screens).find(([, screen]) => 'handbook' in screen && screen.handbook === 'role') ?? []
  return home === undefined ? {} : { tabOf: home }
}

const shownBy = (
  context: Context,
  screen: WrittenScreen,
): Pick<ScreenModel, 'kind' | 'guard' | 'bare' | 'entity' | 'report' | 'book' | 'tabOf'> => {
  if ('shows' in screen && 'needs' in screen)
    return { kind: screen.shows, guard: { rule: context.ruleOf(screen.needs) }, bare: false, ...besideHelp(context) }
  if ('shows' in screen) return { kind: screen.shows, guard: { rule: opened[screen.shows] }, bare: screen.shows === 'login' }
  if ('handbook' in screen) {
    const book = screen.handbook
    const guard: Guard = { rule: context.ruleOf(screen.needs) }
    return { kind: 'handbook', guard, bare: false, book, ...(book === 'role' ? {} : besideHelp(context)) }
  }
  if (!('report' in screen)) return { kind: 'custom', guard: { rule: context.ruleOf(screen.needs) }, bare: screen.bare ?? false }
  const { of, name } = screen.report
  const asked = [under(context.entity(of).reports, name)?.needs ?? 'nobody', ...(screen.needs === undefined ? [] : [screen.needs])]
  return { kind: 'report', guard: { rule: everyRule(asked.map(context.ruleOf)) }, bare: false, entity: of, report: name }
}

/** Those that are a tab beside the list of an entity, or those that are none. */
const furtherScreens = (context: Context, beside: WrittenEntity | undefined): readonly ScreenModel[] =>
  Object.entries(context.written.screens)
    .filter(([, screen]) => tabOf(screen) === beside?.entity)
    .map(([name, screen]): ScreenModel => {
      const { kind, guard, ...more } = shownBy(context, screen)
      const label = context.say(`screens.${name}`, screen.label)
      return {
        name,
        kind,
        path: screen.path,
        label,
        guard,
        ...('needs' in screen || !('shows' in screen) ? whenOf(screen) : {}),
        ...more,
        ...(beside ? { tabOf: listName(beside) } : {}),
      }
    })

/** A path above several screens opens the first that its viewer may see: so tabs come after their list. */
export const resolveScreens = (context: Context, entities: readonly EntityModel[]): readonly ScreenModel[] => [
  ...furtherScreens(context, undefined),
  ...entities.flatMap((entity) => {
    const spec = context.entity(entity.name)
    const own = ofEntity(context, spec, entity)
    return [...own, ...furtherScreens(context, spec), ...ofSections(entity, own)]
  }),
]
