// What a product need not say: filled in as soon as its specs are read, so that checks and everything after them see it whole.
import { homeTexts } from '../../language/screens/home.ts'
import { isObject } from '../checks/shape.ts'
import type { Exported, Written, WrittenEntity, WrittenMenuEntry } from '../written.ts'

const app: Written['app'] = {
  basePath: '/admin/',
  defaultSiteName: 'Console',
  locale: 'en',
  dateFormat: 'YYYY-MM-DD',
  drawerWidth: 300,
  headerHeight: 64,
  selectMaxHeight: 320,
  chunkTimeout: 120_000,
  configTries: 3,
  configPause: 1_000,
  addresses: { apiUrl: '/graphql', backendUrl: '/api', filesUrl: '/files' },
  notices: { query: 500, general: 1_000 },
  theme: { primary: '#1976D2', secondary: '#424242', error: '#FF5252', success: '#4CAF50', warning: '#FB8C00' },
  flags: {},
  constants: {},
}

const refusal = 'person.refused'

const homeScreen = { path: '/', label: 'Home', shows: 'home' } as const
const loginScreen = { path: '/login', label: 'Log in', shows: 'login' } as const
/** Of a product that has no book of help, nor anything else at its address: all of them. How specs are written is public. */
const helpScreens: Written['screens'] = {
  help: { path: '/help', label: 'Help', handbook: 'role', needs: { anyStaff: 'what one may oneself' } },
  helpGuide: { path: '/help/guide', label: 'Guide to the specs', handbook: 'guide', needs: { anyStaff: 'no secret' } },
  helpReference: { path: '/help/reference', label: 'Reference of the specs', handbook: 'reference', needs: { anyStaff: 'no secret' } },
  helpProblems: { path: '/help/problems', label: 'Problems of specs', handbook: 'problems', needs: { anyStaff: 'no secret' } },
}

/** Whatever the specs hold: what is wrong with them is told by the checks. */
const bag = (value: unknown): Readonly<Record<string, unknown>> => (isObject(value) ? value : {})
const entriesOf = (value: unknown): readonly (readonly [string, Readonly<Record<string, unknown>>])[] =>
  Object.entries(bag(value)).map(([name, each]) => [name, bag(each)])

/** What is said goes first, in its own order; a value that is no object is left to the checks. */
const over = <T extends object>(defaults: T, said: unknown): T => {
  if (said !== undefined && !isObject(said)) return said as T
  const missing = Object.entries(defaults).filter(([key]) => bag(said)[key] === undefined)
  return { ...bag(said), ...Object.fromEntries(missing) } as T
}

const pathsIn = ({ screens, entities }: Exported): readonly unknown[] => [
  ...entriesOf(screens).map(([, { path }]) => path),
  ...entriesOf(entities).flatMap(([, { list, queue, settings }]) =>
    [bag(list), bag(queue), ...entriesOf(settings).map(([, each]) => each)].map(({ path }) => path),
  ),
]

const screensOf = (specs: Exported): Written['screens'] => {
  const taken = pathsIn(specs)
  const helps = taken.includes('/help') || entriesOf(specs.screens).some(([, { handbook }]) => handbook !== undefined)
  const wanted = {
    ...(taken.includes('/') ? {} : { home: homeScreen }),
    ...(taken.includes('/login') ? {} : { login: loginScreen }),
    ...(helps ? {} : helpScreens),
  }
  return over(wanted, specs.screens)
}

const labelOf = ({ label }: WrittenEntity): string => (typeof label?.many === 'string' ? label.many : '')

const entriesFor = (entity: string, spec: WrittenEntity): readonly WrittenMenuEntry[] => {
  if (!isObject(spec)) return []
  if (spec.queue) return [{ to: { queue: entity }, label: labelOf(spec), icon: 'factCheck' }]
  if (spec.list?.path !== undefined) return [{ to: { list: entity }, label: labelOf(spec), icon: 'listAlt' }]
  return spec.settings ? [{ to: { settings: entity }, label: labelOf(spec), icon: 'settings' }] : []
}

const sideOf = (entities: Exported['entities'], screens: Written['screens']): readonly WrittenMenuEntry[] => [
  ...entriesOf(screens).flatMap(([name, { shows, label }]): readonly WrittenMenuEntry[] =>
    shows === 'home' ? [{ to: { custom: name }, label: String(label), icon: 'dashboard' }] : [],
  ),
  ...Object.entries(bag(entities)).flatMap(([name, spec]) => entriesFor(name, spec as WrittenEntity)),
  { to: { command: 'logout' }, label: 'Log out', icon: 'logout' },
]

/** Of the only entity, where nothing else is said. */
const personOf = ({ person, entities }: Exported): Written['person'] => {
  const names = Object.keys(bag(entities))
  const only = person === undefined && names.length === 1 ? names[0] : undefined
  const entity = person?.entity ?? only
  if (entity === undefined) return person as Written['person']
  const spec: WrittenEntity | undefined = entities?.[entity]
  const starts = spec?.lifecycle?.starts
  const usual = { email: 'email', password: 'password', role: 'role', screenName: spec?.title ?? 'name' }
  return over({ entity, ...usual, account: {}, enters: starts === undefined ? [] : [starts], refusal }, person)
}

const textsOf = (said: unknown, person: unknown, screens: unknown): Written['texts'] =>
  over(
    {
      ...(bag(person)['refusal'] === refusal && { [refusal]: 'This account may not enter here.' }),
      ...(entriesOf(screens).some(([, { shows }]) => shows === 'home') && homeTexts),
    },
    said,
  )

export const withDefaults = (specs: Exported): Written => {
  const screens = screensOf(specs)
  const whole = over(app, specs.app)
  const person = personOf(specs)
  const usual = { entities: Object.keys(bag(specs.entities)), flags: Object.keys(bag(whole.flags)), named: Object.keys(bag(specs.named)) }
  return {
    ...specs,
    access: specs.access === undefined ? specs.access : over({ groups: {}, areas: {}, roles: specs.access.roles }, specs.access),
    vocabulary: over(usual, specs.vocabulary),
    named: over({}, specs.named),
    person,
    screens,
    menu: over({ side: sideOf(specs.entities, screens), groups: {} }, specs.menu),
    app: whole,
    texts: textsOf(specs.texts, person, screens),
  }
}
