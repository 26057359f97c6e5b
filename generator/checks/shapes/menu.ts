// The shape of entries of menus.
import { iconNames } from '../../../language/icons.ts'
import type { WrittenMenuEntry } from '../../written.ts'
import { identifier, isObject, named, object, objectOf, oneOf, text, type Properties, type Shape } from '../shape.ts'
import { requirement } from './requirement.ts'

const targets: Properties = {
  list: named('entity'),
  queue: named('entity'),
  settings: named('entity'),
  own: named('entity'),
  custom: named('custom screen'),
  group: named('menu group'),
  link: identifier,
  command: oneOf('logout'),
}
const target: Shape = (value, path, scope) => {
  if (isObject(value) && Object.keys(value).length !== 1)
    scope.add({ code: 'wrong-value', path, message: 'An entry leads to exactly one place.' })
  object({}, targets)(value, path, scope)
}
const common = { needs: requirement, when: named('flag'), name: identifier }
export const entry = objectOf<WrittenMenuEntry>(
  { to: target, label: text, icon: oneOf(...iconNames) },
  { ...common, counts: object({ entity: named('entity'), view: text }) },
)
/** Without a number beside it. */
export const plainEntry = objectOf<Omit<WrittenMenuEntry, 'counts'>>({ to: target, label: text, icon: oneOf(...iconNames) }, common)
