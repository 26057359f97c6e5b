// The shape of everything besides entities: access, vocabulary, person, menu, screens, app, texts.
import { anything, anyText, flag, isObject, list, named, number, object, oneOf, record, text } from '../shape.ts'
import type { Properties, Shape } from '../shape.ts'
import { entities } from './entity.ts'
import { requirement } from './requirement.ts'
import { customScreen } from './screen.ts'

const anyName = /^[A-Za-z_][A-Za-z0-9_]*$/
const rights = list(text, { distinct: 'right' })
const roles = list(named('role'), { distinct: 'role' })
const access = object({
  roles: record(object({ one: text, many: text }, { staff: oneOf(true), when: named('flag') }), anyName),
  groups: record(roles),
  areas: record(object({ label: text, holds: roles }, { any: rights, my: rights, client: rights, holdsMy: roles })),
})
const vocabulary = object(
  { entities: list(named('entity'), { distinct: 'entity' }), flags: list(text, { distinct: 'flag' }), named: list(text, { distinct: 'name' }) },
  { access: anything },
)

/** Paths of the person's entity; whether they exist is looked at with the entity. */
const person = object({
  entity: named('entity'),
  ...Object.fromEntries(['email', 'password', 'role', 'screenName', 'username', 'phone', 'avatar'].map(name => [name, text])),
  account: object(Object.fromEntries(['registrationTime', 'registrationIp', 'lastLoginTime', 'lastLoginIp', 'timeZone', 'referralUrl'].map(name => [name, text]))),
  enters: list(text, { atLeast: 1, distinct: 'state' }),
  refusal: text,
})

const targets: Properties = {
  list: named('entity'),
  queue: named('entity'),
  settings: named('entity'),
  own: named('entity'),
  custom: named('custom screen'),
  group: named('menu group'),
  link: text,
  command: oneOf('logout'),
}
const target: Shape = (value, path, scope) => {
  if (isObject(value) && Object.keys(value).length !== 1) scope.add({ code: 'wrong-value', path, message: 'An entry leads to exactly one place.' })
  object({}, targets)(value, path, scope)
}
const entry = object(
  { to: target, label: text, icon: text },
  { needs: requirement, when: named('flag'), name: text, counts: object({ entity: named('entity'), path: text, is: list(text, { atLeast: 1, distinct: 'state' }) }) },
)
const menu = object({ side: list(entry), groups: record(object({ path: text, entries: list(entry) })) })

const constants = Object.fromEntries(
  ['drawerWidth', 'headerHeight', 'selectMaxHeight', 'chunkTimeout', 'configTries', 'configPause'].map(name => [name, number]),
)
const flags: Shape = (value, path, scope) => {
  record(flag)(value, path, scope)
  for (const key of isObject(value) ? Object.keys(value) : []) named('flag')(key, [...path, key], scope)
  for (const key of scope.written.vocabulary?.flags ?? []) if (isObject(value) && !(key in value)) scope.add({ code: 'missing-property', path: [...path, key], message: `The flag ${key} has no default.` })
}
const app = object(
  {
    basePath: text,
    defaultSiteName: text,
    locale: text,
    dateFormat: text,
    ...constants,
    addresses: record(anyText),
    notices: object({ query: number, general: number }),
    theme: object({ primary: text, secondary: text, error: text, success: text, warning: text }),
    flags,
    configuration: object({ entity: named('entity'), part: text }),
    constants: record(anything),
  },
  { suffixes: record(text, anyName) },
)

const namedRequirements: Shape = (value, path, scope) => {
  record(requirement)(value, path, scope)
  for (const key of isObject(value) ? Object.keys(value) : []) named('name')(key, [...path, key], scope)
  for (const key of scope.written.vocabulary?.named ?? []) if (isObject(value) && !(key in value)) scope.add({ code: 'missing-property', path: [...path, key], message: `The name ${key} stands for nothing.` })
}

/** Everything that specs/index.ts has to export. */
export const product: Shape = object({
  access,
  vocabulary,
  named: namedRequirements,
  person,
  menu,
  screens: record(customScreen),
  app,
  texts: record(text, /^[A-Za-z][\w.]*$/, 'a key such as words.like.this'),
  entities,
})
