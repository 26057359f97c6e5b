// The names of everything that specs leave to hand-written code.
import type { CustomNames, EntityModel } from '../../language/model.ts'
import type { Context } from './context.ts'
import { named } from '../../language/named.ts'
import { isCustomScreen } from '../written.ts'
import { isComputed } from '../../language/fields/derived.ts'

const distinct = (names: readonly (string | undefined)[]): readonly string[] => [...new Set(names.filter((each) => each !== undefined))]

/** But for those that are conditions. */
const guardsLeftToCode = ({ parts, actions, conditions = [] }: EntityModel): readonly string[] =>
  [...parts, ...actions].flatMap(({ guards }) => guards.filter((name) => !named(conditions, name)))

export const resolveCustoms = (context: Context, entities: readonly EntityModel[]): CustomNames => {
  const actions = entities.flatMap((entity) => entity.actions)
  const parts = entities.flatMap((entity) => entity.parts)
  const sections = entities.flatMap((entity) => entity.details.flatMap((detail) => detail.sections))
  return {
    screens: Object.entries(context.written.screens).flatMap(([name, screen]) => (isCustomScreen(screen) ? [name] : [])),
    sections: distinct(sections.map((each) => ('custom' in each ? each.custom : undefined))),
    dialogs: distinct(actions.map((each) => each.dialog)),
    effects: distinct(actions.map((each) => each.effect)),
    actions: distinct(actions.map((each) => each.by)),
    guards: distinct(entities.flatMap(guardsLeftToCode)),
    derived: distinct(parts.flatMap((part) => part.fields.map((each) => (isComputed(each) ? each.by : undefined)))),
    answers: Object.values(context.written.entities).flatMap((entity) => Object.keys(entity.answers ?? {})),
    bar: Object.keys(context.written.menu.bar ?? {}),
    reports: distinct(entities.flatMap((entity) => (entity.reports ?? []).map((each) => each.by))),
  }
}
