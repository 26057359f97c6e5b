// What is known of the properties of an entity. Whatever is not named here is shown to whoever reviews a change of it.
import type { ConfirmSpec } from '../../../language/actions/index.ts'
import type { RetiredOption } from '../../../language/fields/choice.ts'
import type { LinkSpec } from '../../../language/links.ts'
import type { AnyWords } from '../../../language/words.ts'
import type {
  WrittenAction,
  WrittenCreate,
  WrittenDetail,
  WrittenEntity,
  WrittenField,
  WrittenLifecycle,
  WrittenOrder,
  WrittenPart,
  WrittenQueue,
  WrittenRemove,
  WrittenSection,
  WrittenSettings,
  WrittenTransition,
} from '../../written.ts'
import { each, of } from './classed.ts'

const requirements = { read: 'told', update: 'told', ownRead: 'told', ownUpdate: 'told' } as const

const confirms = of<ConfirmSpec>({
  says: 'text',
  button: 'look',
  alsoSays: of<NonNullable<ConfirmSpec['alsoSays']>>({ says: each('text') }),
  counts: each(of<{ single: string; several: string }>({ single: 'text', several: 'text' }, 'text')),
})

/** A field of a row has a label, and options where it is a choice. */
const option = of<RetiredOption>({ label: 'text' }, 'text')
const row = of<{ label: string; options: unknown }>({ label: 'text', options: each(option) })

const fieldProperties = {
  label: 'text',
  empty: 'look',
  unlabelled: 'look',
  tones: 'look',
  addLabel: 'look',
  events: each('text'),
  options: each(option),
  fields: each(row),
  read: 'told',
  update: 'told',
  reveal: 'told',
  shows: 'caps',
} as const
const field = of<WrittenField>(fieldProperties, 'told')
/** What a dialog asks is no ability by itself. */
const ask = of<WrittenField>(fieldProperties)

const common = {
  label: 'look',
  key: 'look',
  icon: 'look',
  confirms,
  asks: each(ask),
  needs: 'told',
  own: 'told',
  guards: 'holds',
} as const
const undo = of<{ by: string; never: string }>({ never: 'text' })

const transition = of<WrittenTransition>({ ...common, undo, from: 'opens' }, 'told')
const lifecycle = of<WrittenLifecycle>({
  label: 'look',
  states: each(of<WrittenLifecycle['states'][string]>({ label: 'look', tone: 'look' })),
  transitions: each(transition),
})

const part = { ...requirements, guards: 'holds', confirms, fields: each(field), lifecycle } as const

const section = of<WrittenSection>({
  label: 'look',
  look: 'look',
  counts: of<{ label: string }>({ label: 'text' }),
})
const link = of<LinkSpec<AnyWords>>({ label: 'look', icon: 'look' })
const column = of<Exclude<WrittenQueue['columns'][number], string>>({ label: 'look' })

const list = of<WrittenQueue>(
  {
    needs: 'told',
    columns: each(column),
    more: each(column),
    priority: 'look',
    views: each(of<NonNullable<WrittenQueue['views']>[string]>({ label: 'look' })),
    below: each(of<NonNullable<WrittenQueue['below']>[string]>({ label: 'look' })),
  },
  'told',
)
const detail = of<WrittenDetail>({ needs: 'told', links: each(link), sections: each(section) }, 'told')
const settings = of<WrittenSettings>({ label: 'look', needs: 'told', sections: each(section) }, 'told')

type Read = NonNullable<NonNullable<WrittenEntity['reads']>['search']>
const read = of<Read>({ needs: 'told', also: each(of<NonNullable<Read['also']>[number]>({ why: 'text', needs: 'told' })) })

export const entityClasses = of<WrittenEntity>(
  {
    ...part,
    label: each('look'),
    readsAudited: 'holds',
    parts: each(of<WrittenPart>({ ...part, label: 'look' }, 'told')),
    unique: each(of<NonNullable<WrittenEntity['unique']>[number]>({ text: 'text' })),
    reads: each(read),
    create: of<WrittenCreate>(common, 'told'),
    remove: of<WrittenRemove>({ ...common, undo }, 'told'),
    order: of<WrittenOrder>({ needs: 'told', own: 'told', guards: 'holds' }, 'told'),
    actions: each(of<WrittenAction>({ ...common, undo }, 'told')),
    answers: each(of<NonNullable<WrittenEntity['answers']>[string]>({ needs: 'told' }, 'told')),
    list,
    queue: list,
    settings: each(settings),
    detail,
  },
  'told',
)
