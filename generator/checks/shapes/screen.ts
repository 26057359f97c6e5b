// The shape of screens and sections.
import type { LinkSpec } from '../../../language/links.ts'
import {
  books,
  type BelowSpec,
  type CustomScreenSpec,
  type FoundBySpec,
  type HandbookScreenSpec,
  type LoginScreenSpec,
  type OpenSpec,
  type ReportScreenSpec,
  type RightsScreenSpec,
  type TabSpec,
  type ViewSpec,
} from '../../../language/screens/index.ts'
import type { AnyWords } from '../../../language/words.ts'
import type { WrittenDetail, WrittenList, WrittenQueue, WrittenSettings } from '../../written.ts'
import { identifier, byPresence, isObject, list, named, object, objectOf, oneOf, record, text, textOr, type Shape } from '../shape.ts'
import { days } from './action.ts'
import { paths } from './field.ts'
import { homeScreen } from './home.ts'
import { requirement } from './requirement.ts'
import { actions, said, section, shared } from './section.ts'

const aside = { name: identifier, needs: requirement, when: named('flag'), uses: list(text, { distinct: 'operation' }) }
const column: Shape = textOr(
  named('field'),
  object({ field: named('field') }, { label: text, under: paths('field'), marks: paths('mark') }),
)
const columns: Shape = list(column, { atLeast: 1, distinct: 'column' })
const sort: Shape = object({ by: named('field'), first: oneOf('newest', 'oldest', 'highest', 'lowest') })
const below: Shape = objectOf<BelowSpec<AnyWords, string>>(
  { label: text, entity: named('entity'), by: text },
  { is: named('field'), columns: list(text, { atLeast: 1, distinct: 'column' }), said, answers: named('action') },
)
const opened = { actions: list(named('action'), { distinct: 'action' }), opens: paths('field'), below: record(below) }
const desk = { look: oneOf('desk'), evidence: paths('field') }
const view: Shape = objectOf<ViewSpec<AnyWords, string, string, string>>(
  { label: text },
  {
    ...opened,
    ...desk,
    states: list(named('state'), { atLeast: 1, distinct: 'state' }),
    where: object({ field: named('field'), is: list(text, { atLeast: 1, distinct: 'value' }) }),
    sort,
  },
)
const starts: Shape = (value, path, scope) => {
  record((each, at) => (Array.isArray(each) ? list(text) : object({ last: days }))(each, at, scope), /^[A-Za-z.]+$/)(value, path, scope)
  if (typeof value === 'object' && value !== null) for (const key of Object.keys(value)) named('field')(key, [...path, key], scope)
}
const rows = { columns, sort }
const more = {
  ...aside,
  ...opened,
  priority: paths('column'),
  inPlace: paths('column'),
  more: columns,
  filters: paths('filter'),
  quick: paths('filter'),
  search: paths('field'),
  foundBy: list(objectOf<FoundBySpec<AnyWords>>({ entity: named('entity'), by: text }, {}), { atLeast: 1 }),
  sortable: paths('field'),
  views: record(view),
  starts,
  sums: object({ of: named('field'), per: named('field') }),
  plan: object({}, { names: named('field'), sums: list(named('field'), { atLeast: 1, distinct: 'field' }), per: named('field') }),
  whole: oneOf(true),
  verb: oneOf('search'),
  groups: named('field'),
  greyedUnless: named('field'),
  cards: object({ picture: named('field') }),
}
export const listScreen: Shape = objectOf<WrittenList>(rows, { ...more, path: text })
export const queueScreen: Shape = objectOf<WrittenQueue>(
  { ...rows, path: text, waiting: list(named('state'), { atLeast: 1, distinct: 'state' }) },
  { ...more, ...desk },
)

const open: Shape = objectOf<OpenSpec<AnyWords>>(
  { label: text, entity: named('entity'), by: text, where: object({ field: text, is: list(text, { atLeast: 1, distinct: 'value' }) }) },
  { of: shared.of },
)
const head = object({}, { under: paths('field'), marks: paths('mark'), facts: paths('field'), open: record(open) })
const tab: Shape = objectOf<TabSpec>({ label: text, sections: list(text, { atLeast: 1 }) }, {})
const link: Shape = objectOf<LinkSpec<AnyWords>>(
  {
    label: text,
    to: byPresence({
      list: object({ list: named('entity'), by: text }),
      address: object({ address: identifier, path: text }),
      section: object({ section: text }),
    }),
  },
  shared,
)
export const detailScreen: Shape = objectOf<WrittenDetail>(
  { path: text, sections: record(section) },
  { ...aside, head, actions, links: record(link), tabs: record(tab) },
)
export const settingsScreen: Shape = objectOf<WrittenSettings>(
  { path: text, label: text, needs: requirement, sections: record(section) },
  aside,
)
const reportScreen: Shape = objectOf<ReportScreenSpec<AnyWords>>(
  { path: text, label: text, report: object({ of: named('entity'), name: text }) },
  { needs: requirement, when: named('flag'), tabOf: named('entity') },
)
const customScreen: Shape = objectOf<CustomScreenSpec<AnyWords>>(
  { path: text, label: text, needs: requirement },
  { when: named('flag'), bare: oneOf(true), tabOf: named('entity'), uses: list(text, { distinct: 'operation' }) },
)

const handbookScreen: Shape = objectOf<HandbookScreenSpec<AnyWords>>(
  { path: text, label: text, handbook: oneOf(...books), needs: requirement },
  { when: named('flag') },
)

const loginScreen: Shape = objectOf<LoginScreenSpec>({ path: oneOf('/login'), label: text, shows: oneOf('login') }, {})

const rightsScreen: Shape = objectOf<RightsScreenSpec<AnyWords>>(
  { path: text, label: text, shows: oneOf('rights'), needs: requirement },
  { when: named('flag') },
)

/** The engine's own, by what they show. */
const shown: Readonly<Record<string, Shape>> = { home: homeScreen, login: loginScreen, rights: rightsScreen }
const unknownShown = object({ shows: oneOf(...Object.keys(shown)) }, { path: text, label: text, needs: requirement, when: named('flag') })

const furtherShape = (value: unknown): Shape => {
  if (!isObject(value)) return customScreen
  if ('shows' in value) return shown[String(value['shows'])] ?? unknownShown
  if ('handbook' in value) return handbookScreen
  return 'report' in value ? reportScreen : customScreen
}

/** One that no entity has: what it shows says of which kind it is. */
export const furtherScreen: Shape = (value, path, scope) => furtherShape(value)(value, path, scope)
