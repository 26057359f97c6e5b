// What is known of the properties of screens and their sections. What they show asks the rights of what is shown, and is told with those.
import type { LinkSpec } from '../../../language/links.ts'
import type { AnyWords } from '../../../language/words.ts'
import type { WrittenDetail, WrittenQueue, WrittenSection, WrittenSettings } from '../../written.ts'
import { each, of } from './classed.ts'

const section = of<WrittenSection>(
  {
    kind: 'data',
    label: 'look',
    look: 'look',
    of: 'opens',
    needs: 'rights',
    own: 'rights',
    when: 'holds',
    fields: 'data',
    facts: 'data',
    defaults: 'data',
    part: 'data',
    unless: 'data',
    actions: 'data',
    entity: 'data',
    by: 'data',
    report: 'data',
    without: 'data',
    path: 'data',
    counts: of<{ label: string; of: unknown }>({ label: 'text', of: 'data' }, 'data'),
    with: 'data',
    copyOf: 'data',
    last: 'data',
    unread: 'data',
    marks: 'data',
    answers: 'data',
    entries: 'data',
    from: 'data',
    composes: 'look',
  },
  'data',
)
const link = of<LinkSpec<AnyWords>>({ label: 'look', to: 'data', of: 'opens', needs: 'rights' }, 'data')
const column = of<Exclude<WrittenQueue['columns'][number], string>>({ field: 'data', label: 'look', marks: 'data', under: 'data' }, 'data')

const aside = { name: 'data', needs: 'rights', when: 'holds', uses: 'told', path: 'data' } as const

const below = each(
  of<NonNullable<WrittenQueue['below']>[string]>(
    { label: 'look', entity: 'data', by: 'data', is: 'data', columns: 'data', said: 'data', answers: 'data' },
    'data',
  ),
)
/** What a list offers may be done over many at once, and at a desk a claim keeps it (language/lists.ts): without the desk nothing is kept. */
const opened = { actions: 'judged', opens: 'data', below, look: 'holds', evidence: 'look' } as const

/** Of a list and of a queue alike. */
export const list = of<WrittenQueue>(
  {
    ...aside,
    ...opened,
    columns: each(column),
    more: each(column),
    priority: 'look',
    inPlace: 'look',
    filters: 'data',
    quick: 'look',
    search: 'data',
    foundBy: 'data',
    sort: 'data',
    sortable: 'data',
    views: each(
      of<NonNullable<WrittenQueue['views']>[string]>({ ...opened, label: 'look', sort: 'data', states: 'data', where: 'data' }, 'data'),
    ),
    starts: 'data',
    sums: 'data',
    plan: of<NonNullable<WrittenQueue['plan']>>({ names: 'data', sums: 'judged', per: 'judged' }, 'judged'),
    whole: 'data',
    verb: 'data',
    groups: 'data',
    greyedUnless: 'data',
    cards: 'data',
    waiting: 'data',
  },
  'told',
)
export const detail = of<WrittenDetail>(
  { ...aside, head: 'data', actions: 'data', links: each(link), sections: each(section), tabs: 'look' },
  'told',
)
export const settings = of<WrittenSettings>({ ...aside, label: 'look', sections: each(section) }, 'told')
