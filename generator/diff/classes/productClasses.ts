// What is known of everything that specs/index.ts exports: each property of the language has its class, or this does not compile.
import type { AreaSpec, BarSpec, CustomsRow, RoleSpec } from '../../../language/product.ts'
import type { AlertSpec, GlanceSpec, SinceSpec } from '../../../language/screens/index.ts'
import type { NewsSpec } from '../../../language/news.ts'
import type { AnyWords } from '../../../language/words.ts'
import type { Written, WrittenMenuEntry } from '../../written.ts'
import { each, of } from './classed.ts'
import { entityClasses } from './entityClasses.ts'

const entry = of<WrittenMenuEntry>(
  { to: 'data', label: 'text', icon: 'look', needs: 'rights', when: 'holds', name: 'data', counts: 'data' },
  'data',
)
const entries = each(entry)

/** Who logs in, and by what. */
const person = of<Written['person']>({
  entity: 'judged',
  email: 'judged',
  password: 'judged',
  role: 'judged',
  screenName: 'data',
  username: 'data',
  phone: 'data',
  avatar: 'data',
  account: 'data',
  enters: 'opens',
  refusal: 'text',
  viewAs: 'rights',
  exports: 'rights',
  secondFactor: 'judged',
})

const app = of<Written['app']>({
  basePath: 'data',
  defaultSiteName: 'look',
  locale: 'data',
  languages: 'look',
  dateFormat: 'look',
  drawerWidth: 'look',
  headerHeight: 'look',
  selectMaxHeight: 'look',
  theme: 'look',
  suffixes: 'data',
  notices: 'data',
  chunkTimeout: 'data',
  configTries: 'data',
  configPause: 'data',
  addresses: each('judged'),
  flags: each('turns'),
  configuration: 'judged',
  constants: each('judged'),
})

export const productClasses = of<Written>({
  access: of<Written['access']>({
    roles: each(of<RoleSpec>({ one: 'look', many: 'look', staff: 'turns', when: 'holds', givenBy: 'opens' }, 'told')),
    groups: each('opens'),
    areas: each(
      of<AreaSpec<string, string>>(
        { label: 'look', any: 'told', my: 'told', client: 'told', holds: 'told', holdsMy: 'told', for: 'told', why: 'text' },
        'told',
      ),
    ),
  }),
  // It says the same again: names that stand elsewhere.
  vocabulary: of<Written['vocabulary'] & { readonly access: unknown }>({ access: 'look', entities: 'told', flags: 'data', named: 'data' }),
  named: each('rights'),
  person,
  menu: of<Written['menu']>({
    bar: each(of<BarSpec<AnyWords>>({ needs: 'rights' }, 'told')),
    side: entries,
    work: entries,
    news: each(of<NewsSpec<AnyWords>>({ label: 'look', of: 'data', where: 'data', at: 'data', mine: 'data' }, 'data')),
    groups: each(of<Written['menu']['groups'][string]>({ path: 'data', entries }, 'data')),
  }),
  screens: each(
    of<Written['screens'][string]>(
      {
        path: 'data',
        label: 'look',
        needs: 'rights',
        when: 'holds',
        bare: 'data',
        tabOf: 'data',
        uses: 'told',
        report: 'data',
        shows: 'judged',
        handbook: 'data',
        links: entries,
        oldest: 'data',
        recent: 'data',
        figures: each(of<GlanceSpec<AnyWords>>({ label: 'look', of: 'data', report: 'data' }, 'data')),
        since: each(of<SinceSpec<AnyWords>>({ label: 'look', of: 'data', where: 'data', at: 'data', by: 'data' }, 'data')),
        alerts: each(
          of<AlertSpec<AnyWords>>({ label: 'look', of: 'data', where: 'data', olderThan: 'data', within: 'data', tone: 'look' }, 'data'),
        ),
      },
      'told',
    ),
  ),
  app,
  texts: 'look',
  entities: each(entityClasses),
  customs: each(
    of<CustomsRow>(
      {
        why: 'text',
        screens: 'data',
        sections: 'data',
        dialogs: 'data',
        effects: 'data',
        actions: 'data',
        guards: 'data',
        derived: 'data',
        answers: 'data',
        bar: 'data',
        reports: 'data',
      },
      'data',
    ),
  ),
})
