// The shape of home screens, and of what the bell tells. Whether what they name is there is asked by ensureHome.
import type { AlertSpec, GlanceSpec, HomeScreenSpec, SinceSpec } from '../../../language/screens/index.ts'
import type { NewsSpec } from '../../../language/news.ts'
import type { AnyWords } from '../../../language/words.ts'
import { list, named, object, objectOf, oneOf, oneOrMore, record, text, wrong, type Shape } from '../shape.ts'
import { plainEntry } from './menu.ts'

const where = record(list(text, { atLeast: 1, distinct: 'value' }), /^[a-z][A-Za-z0-9.]*$/)
const counted = { label: text, of: named('entity') }
/** What is older than so many days is told by one more, in four digits (language/filters/days.ts). */
const back: Shape = (value, path, scope) => {
  oneOrMore(value, path, scope)
  if (typeof value === 'number' && value > 9998) wrong(path, scope, 'at most 9998')
}
const days = object({ field: text, days: back })
const glance = objectOf<GlanceSpec<AnyWords>>({ label: text, of: named('entity'), report: text }, {})
const since = objectOf<SinceSpec<AnyWords>>({ ...counted, at: text }, { where, by: text })
export const news = objectOf<NewsSpec<AnyWords>>({ ...counted, at: text }, { where, mine: text })
const alert = objectOf<AlertSpec<AnyWords>>(counted, { where, olderThan: days, within: days, tone: oneOf('attention', 'bad') })

export const homeScreen: Shape = objectOf<HomeScreenSpec<AnyWords>>(
  { path: text, label: text, shows: oneOf('home') },
  {
    links: list(plainEntry, { atLeast: 1 }),
    oldest: oneOf(true),
    recent: oneOf(true),
    figures: record(glance),
    since: record(since),
    alerts: record(alert),
  },
)
