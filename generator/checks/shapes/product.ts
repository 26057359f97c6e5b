// The shape of everything besides entities: access, vocabulary, person, menu, screens, app, texts.
import type { AreaSpec, CustomsRow, RoleSpec } from '../../../language/product.ts'
import type { Written } from '../../written.ts'
import {
  count,
  identifier,
  valueName,
  anything,
  anyText,
  flag,
  isObject,
  list,
  matching,
  named,
  namedKeys,
  number,
  object,
  objectOf,
  oneOf,
  record,
  text,
  written,
  wrong,
  type Shape,
} from '../shape.ts'
import { namesOf } from '../scope.ts'
import { ensureNamed } from '../ensureNamed.ts'
import { entities } from './entity.ts'
import { news } from './home.ts'
import { entry } from './menu.ts'
import { requirement } from './requirement.ts'
import { furtherScreen } from './screen.ts'

const rights = list(text, { distinct: 'right' })
const roles = list(named('role'), { distinct: 'role' })
const access = objectOf<Written['access']>(
  {
    roles: record(
      objectOf<RoleSpec>(
        { one: text, many: text },
        { staff: oneOf(true), when: named('flag'), givenBy: list(named('role'), { atLeast: 1, distinct: 'role' }) },
      ),
      valueName,
    ),
    groups: record(roles),
    areas: record(
      objectOf<AreaSpec<string, string>>(
        { label: text, holds: roles },
        { any: rights, my: rights, client: rights, holdsMy: roles, for: oneOf('later'), why: text },
      ),
    ),
  },
  {},
)
const vocabulary = object(
  {
    entities: list(named('entity'), { distinct: 'entity' }),
    flags: list(identifier, { distinct: 'flag' }),
    named: list(identifier, { distinct: 'name' }),
  },
  { access: anything },
)

/** Paths of the person's entity; whether they exist is looked at with the entity. */
const person = objectOf<Written['person']>(
  {
    entity: named('entity'),
    email: text,
    password: text,
    role: text,
    screenName: text,
    account: objectOf<Written['person']['account']>(
      {},
      { registrationTime: text, registrationIp: text, lastLoginTime: text, lastLoginIp: text, timeZone: text, referralUrl: text },
    ),
    enters: list(text, { distinct: 'state' }),
    refusal: text,
  },
  { username: text, phone: text, avatar: text, viewAs: requirement, exports: requirement, secondFactor: object({ requiredOf: text }) },
)

const groupPath = matching(/^(\/[A-Za-z][A-Za-z0-9-]*)+$/, 'an address like /this')
const menu = object(
  { side: list(entry), groups: record(object({ path: groupPath, entries: list(entry) })) },
  { bar: record(object({ needs: requirement })), work: list(entry), news: record(news) },
)

const flags: Shape = (value, path, scope) => {
  record(flag)(value, path, scope)
  namedKeys('flag')(value, path, scope)
  for (const key of namesOf('flag', scope) ?? [])
    if (isObject(value) && !(key in value))
      scope.add({ code: 'missing-property', path: [...path, key], message: `The flag ${key} has no default.` })
}
const dateFormat: Shape = (value, path, scope) => {
  text(value, path, scope)
  if (typeof value !== 'string' || value.trim() === '') return
  const parts = value.match(/[A-Za-z]+/g) ?? []
  if (parts.toSorted().join(' ') !== 'DD MM YYYY')
    scope.add({ code: 'wrong-value', path, message: 'dateFormat names DD, MM and YYYY, each once, with signs between them.' })
}
const colour = matching(/^#[0-9A-Fa-f]{6}$/, "a colour like '#2266CC'")
/** What customs read: data that is the same in the tables as it is here. */
const constant: Shape = (value, path, scope) => {
  if (Array.isArray(value)) list(text)(value, path, scope)
  else if (typeof value === 'number') number(value, path, scope)
  else if (typeof value !== 'string' && typeof value !== 'boolean')
    wrong(path, scope, 'a text, a number, true or false, or a list of texts')
}
/** Browsers write numbers and dates in it: de-12 and en_US look like codes, and they know neither. */
const language = written("the code of a language, like 'de' or 'pt-BR'", (code) => {
  try {
    return /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(code) && Intl.getCanonicalLocales(code).length === 1
  } catch {
    return false
  }
})
/** en.json holds the texts of the specs, whatever language they are in. */
const furtherLanguages: Shape = (value, path, scope) => {
  list(language, { distinct: 'language' })(value, path, scope)
  const own = scope.written.app?.locale
  for (const [at, code] of Array.isArray(value) ? value.entries() : []) {
    const refuse = (message: string): void => scope.add({ code: 'own-language', path: [...path, at], message })
    if (code === own) refuse(`"${own}" is the language of the specs (locale) already: take it out.`)
    else if (code === 'en')
      refuse(
        `"en" cannot be a further language where the specs are in "${own}": write the specs in English, with locale 'en', and "${own}" as a further one.`,
      )
  }
}
const app = objectOf<Written['app']>(
  {
    basePath: matching(/^\/([\w-]+\/)*$/, 'an address that begins and ends with a slash: /like/this/'),
    defaultSiteName: text,
    locale: language,
    dateFormat,
    drawerWidth: count,
    headerHeight: count,
    selectMaxHeight: count,
    chunkTimeout: count,
    configTries: count,
    configPause: count,
    addresses: record(anyText),
    notices: object({ query: count, general: count }),
    theme: object({ primary: colour, secondary: colour, error: colour, success: colour, warning: colour }),
    flags,
    constants: record(constant),
  },
  {
    languages: furtherLanguages,
    configuration: object({ entity: named('entity'), part: text }),
    suffixes: record(text, valueName),
  },
)

const namedRequirements: Shape = (value, path, scope) => {
  record(requirement)(value, path, scope)
  namedKeys('name')(value, path, scope)
  for (const key of namesOf('name', scope) ?? [])
    if (isObject(value) && !(key in value))
      scope.add({ code: 'missing-property', path: [...path, key], message: `The name ${key} stands for nothing.` })
  if (isObject(value)) ensureNamed(value as Written['named'], scope.add)
}

const customNames = list(text)
const customs = list(
  objectOf<CustomsRow>(
    { why: text },
    {
      screens: customNames,
      sections: customNames,
      dialogs: customNames,
      effects: customNames,
      actions: customNames,
      guards: customNames,
      derived: customNames,
      answers: customNames,
      bar: customNames,
      reports: customNames,
    },
  ),
)

/** Everything that specs/index.ts exports. */
export const product: Shape = object(
  {
    access,
    vocabulary,
    named: namedRequirements,
    person,
    menu,
    screens: record(furtherScreen),
    app,
    texts: record(text, /^[A-Za-z][\w.]*$/, 'a key such as words.like.this'),
    entities,
  },
  { customs },
)
