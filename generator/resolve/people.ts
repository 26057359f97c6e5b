// Roles, rights and who logs in, as they are meant.
import type { PersonModel, RightModel, RoleModel } from '../../language/model.ts'
import { under } from '../written.ts'
import type { Context } from './context.ts'

export const resolveRoles = ({ written, say }: Context): readonly RoleModel[] =>
  Object.entries(written.access.roles).map(([name, role]) => ({
    name,
    one: say(`roles.${name}.one`, role.one),
    many: say(`roles.${name}.many`, role.many),
    staff: role.staff ?? false,
    ...(role.when === undefined ? {} : { when: role.when }),
  }))

export const resolveRights = ({ written, say }: Context): readonly RightModel[] =>
  Object.entries(written.access.areas).flatMap(([area, spec]) => {
    say(`areas.${area}`, spec.label)
    const holdsMy = spec.holdsMy ?? spec.holds
    // Staff never holds what only the client site uses; there is no screen for it.
    const outside = holdsMy.filter((role) => !under(written.access.roles, role)?.staff)
    const rights = (scope: RightModel['scope'], names: readonly string[] | undefined, holders: readonly string[]): readonly RightModel[] =>
      (names ?? []).map((name) => ({ name, area, scope, holders }))
    if (spec.for === 'later') {
      const later = { why: spec.why ?? '', holders: spec.holds }
      return rights('later', [...(spec.any ?? []), ...(spec.my ?? [])], []).map((right) => ({ ...right, later }))
    }
    return [...rights('any', spec.any, spec.holds), ...rights('my', spec.my, holdsMy), ...rights('client', spec.client, outside)]
  })

export const resolvePerson = ({ written: { person, access }, ruleOf }: Context): PersonModel => {
  const { viewAs, exports, ...paths } = person
  return {
    ...paths,
    staff: Object.entries(access.roles).flatMap(([name, role]) => (role.staff ? [name] : [])),
    ...(viewAs !== undefined && { viewAs: { rule: ruleOf(viewAs) } }),
    ...(exports !== undefined && { exports: { rule: ruleOf(exports) } }),
  }
}
