// What is known of the properties of an entity: its parts, their fields and lifecycles, what is read of it.
import type { AtMostSpec } from '../../../language/atMost.ts'
import type { WrittenEntity, WrittenLifecycle, WrittenFigure, WrittenPart, WrittenReport } from '../../written.ts'
import { action, confirms, create, leaves, order, remove, transition } from './actionClasses.ts'
import { each, of } from './classed.ts'
import { field, rules } from './fieldClasses.ts'
import { detail, list, settings } from './screenClasses.ts'

const lifecycle = of<WrittenLifecycle>(
  {
    label: 'look',
    read: 'rights',
    starts: 'judged',
    states: each(of<WrittenLifecycle['states'][string]>({ label: 'look', tone: 'look', reached: 'data' }, 'data')),
    transitions: each(transition),
  },
  'data',
)

const part = {
  read: 'rights',
  update: 'rights',
  ownRead: 'rights',
  ownUpdate: 'rights',
  guards: 'holds',
  effect: 'judged',
  confirms,
  sets: 'judged',
  leaves,
  fields: each(field),
  rules,
  lifecycle,
  wire: 'data',
  was: 'data',
} as const

type Reads = NonNullable<WrittenEntity['reads']>
type Read = NonNullable<Reads['search']>
const also = of<NonNullable<Read['also']>[number]>({ why: 'text', needs: 'rights', fields: 'told' }, 'told')
const read = of<Read>({ needs: 'rights', also: each(also) }, 'told')
const stats = { needs: 'rights', by: 'judged', sums: 'judged', wire: 'data' } as const
const reads = of<Reads>({
  search: read,
  findById: read,
  findAll: read,
  autocomplete: read,
  getStats: of<NonNullable<Reads['getStats']>>(stats, 'told'),
})

const figure = of<WrittenFigure>(
  {
    kind: 'data',
    label: 'look',
    part: 'judged',
    counts: 'judged',
    keys: 'data',
    column: 'data',
    within: 'data',
    of: 'data',
    gone: 'data',
  },
  'told',
)
const report = of<WrittenReport>(
  {
    by: 'judged',
    wire: 'data',
    on: 'data',
    needs: 'rights',
    parts: each(of<WrittenReport['parts'][string]>({ needs: 'rights' }, 'told')),
    figures: each(figure),
  },
  'told',
)

export const entityClasses = of<WrittenEntity>(
  {
    ...part,
    entity: 'data',
    label: each('look'),
    title: 'data',
    titleElse: 'data',
    own: 'judged',
    key: 'data',
    card: 'data',
    conditions: each('judged'),
    storedAs: 'judged',
    lockedAfter: 'data',
    readsAudited: 'holds',
    parts: each(of<WrittenPart>({ ...part, label: 'look', of: 'opens', hiddenBy: 'holds' }, 'told')),
    unique: each(of<NonNullable<WrittenEntity['unique']>[number]>({ fields: 'judged', where: 'judged', text: 'text' }, 'holds')),
    atMost: each(of<AtMostSpec<string>>({ records: 'caps', alike: 'judged', where: 'judged', says: 'text' }, 'holds'), 'holds'),
    reads,
    furtherStats: each(of<NonNullable<WrittenEntity['furtherStats']>[number]>(stats, 'told')),
    reports: each(report),
    create,
    remove,
    order,
    actions: each(action),
    answers: each(of<NonNullable<WrittenEntity['answers']>[string]>({ needs: 'rights', takes: 'data' }, 'told')),
    list,
    queue: list,
    settings: each(settings),
    detail,
  },
  'told',
)
