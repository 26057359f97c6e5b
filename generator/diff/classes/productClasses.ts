// What is known of everything that specs/index.ts exports. Whatever is not named here, a property that is new too, is shown to whoever reviews a change of it.
import type { AreaSpec, RoleSpec } from '../../../language/product.ts'
import type { Written, WrittenMenuEntry } from '../../written.ts'
import { each, of } from './classed.ts'
import { entityClasses } from './entityClasses.ts'

const entry = of<WrittenMenuEntry>({ label: 'text', icon: 'look' })
const entries = each(entry)

export const productClasses = of<Written>({
  access: of<Written['access']>({
    roles: each(of<RoleSpec>({ one: 'look', many: 'look', givenBy: 'opens' }, 'told')),
    areas: each(
      of<AreaSpec<string, string>>(
        { label: 'look', any: 'told', my: 'told', client: 'told', holds: 'told', holdsMy: 'told', for: 'told', why: 'text' },
        'told',
      ),
    ),
  }),
  // It says the same again: names that stand elsewhere.
  vocabulary: of<Written['vocabulary'] & { readonly access: unknown }>({ access: 'look', entities: 'told' }),
  named: each('told'),
  person: of<Written['person']>({ enters: 'opens' }),
  menu: of<Written['menu']>({
    side: entries,
    work: entries,
    groups: each(of<Written['menu']['groups'][string]>({ entries })),
  }),
  screens: each(of<Written['screens'][string]>({ label: 'look', needs: 'told' }, 'told')),
  app: of<Written['app']>({
    defaultSiteName: 'look',
    dateFormat: 'look',
    drawerWidth: 'look',
    headerHeight: 'look',
    selectMaxHeight: 'look',
    theme: 'look',
  }),
  texts: 'look',
  entities: each(entityClasses),
})
