// Words of the specs that the oracle has never heard: a new way to say who may must be read here before it counts as examined.
import type { ActionText, DetailText, EntityText, ListText, PartText, Specs } from './shapes.ts'

const words = {
  part: 'label was wire read update ownRead ownUpdate of guards effect confirms sets leaves hiddenBy fields rules lifecycle',
  entity:
    'entity title titleElse own lockedAfter readsAudited key card conditions was storedAs unique atMost parts reads furtherStats reports create remove order actions answers list queue settings detail',
  field:
    'kind label required unique read update class written fixed of unlabelled empty was wire min max pattern unit starts startsFor decimals positive nonZero signed currency level within offeredBy shows reveal lookedUp sitePath options narrowedBy snippets fromFile upload entity as by offers offersTo meets fields addLabel when behind storedAs events tones stamped computes discloses ownAsks',
  lifecycle: 'label starts read states transitions',
  action:
    'label needs own asks ownAsks confirms guards effect approval discloses dialog unasked file key verb wire fields sets leaves undo from to kind on by into of rules repeats appendOnly runs each deletedAt gives idAs',
  leaves: 'entity with sets before given keep discloses',
  read: 'needs also by sums wire',
  also: 'needs fields why',
  report: 'by wire on needs parts figures',
  figure: 'kind label part counts keys column of gone within',
  counts: 'of at sums distinct negated where about by across',
  computes: 'kind path when of whose where earlier none sums negated by shows cut',
  reportPart: 'needs',
  screen: 'path name label needs when uses',
  list: 'columns more filters quick search foundBy sort sortable views starts sums plan actions whole verb groups opens below waiting greyedUnless cards priority inPlace look evidence',
  detail: 'head actions links sections tabs',
  section:
    'kind label of needs when fields facts defaults actions part entity by path look without counts unless own report with copyOf last unread marks answers entries from composes',
  order: 'by within needs own guards',
  answer: 'needs takes',
} as const

type Sort = keyof typeof words

const strange = (where: string, found: object, ...sorts: readonly Sort[]): readonly string[] => {
  const known = new Set(sorts.flatMap((sort) => words[sort].split(' ')))
  return Object.keys(found).flatMap((name) => (known.has(name) ? [] : [`${where}.${name}`]))
}
const each = (where: string, found: Readonly<Record<string, object>> | undefined, ...sorts: readonly Sort[]): readonly string[] =>
  Object.entries(found ?? {}).flatMap(([name, one]) => strange(`${where}.${name}`, one, ...sorts))

const inAction = (where: string, action: ActionText): readonly string[] => [
  ...strange(where, action, 'action'),
  ...each(`${where}.asks`, action.asks, 'field'),
  ...each(`${where}.leaves`, action.leaves, 'leaves'),
]

const inPart = (where: string, part: PartText): readonly string[] => [
  ...each(`${where}.fields`, part.fields, 'field'),
  ...each(`${where}.leaves`, part.leaves, 'leaves'),
  ...Object.entries(part.fields).flatMap(([name, { computes = {} }]) => strange(`${where}.fields.${name}.computes`, computes, 'computes')),
  ...(part.lifecycle ? strange(`${where}.lifecycle`, part.lifecycle, 'lifecycle') : []),
  ...Object.entries(part.lifecycle?.transitions ?? {}).flatMap(([name, action]) => inAction(`${where}.${name}`, action)),
]

const inScreens = (
  where: string,
  lists: readonly (ListText | undefined)[],
  details: readonly (DetailText | undefined)[],
): readonly string[] => [
  ...lists.flatMap((list) => (list ? strange(`${where}.list`, list, 'screen', 'list') : [])),
  ...details.flatMap((detail) =>
    detail ? [...strange(`${where}.detail`, detail, 'screen', 'detail'), ...each(`${where}.sections`, detail.sections, 'section')] : [],
  ),
]

const inEntity = (entity: EntityText): readonly string[] => {
  const where = entity.entity
  const actions = Object.entries({
    ...(entity.create && { create: entity.create }),
    ...(entity.remove && { remove: entity.remove }),
    ...entity.actions,
  })
  return [
    ...strange(where, entity, 'entity', 'part'),
    ...inPart(where, entity),
    ...Object.entries(entity.parts ?? {}).flatMap(([name, part]) => [
      ...strange(`${where}.${name}`, part, 'part'),
      ...inPart(`${where}.${name}`, part),
    ]),
    ...(entity.order ? strange(`${where}.order`, entity.order, 'order') : []),
    ...actions.flatMap(([name, action]) => inAction(`${where}.${name}`, action)),
    ...each(`${where}.reads`, entity.reads, 'read'),
    ...each(`${where}.answers`, entity.answers, 'answer'),
    ...(entity.furtherStats ?? []).flatMap((one) => strange(`${where}.furtherStats`, one, 'read')),
    ...Object.entries(entity.reads ?? {}).flatMap(([name, { also = [] }]) =>
      also.flatMap((one) => strange(`${where}.${name}.also`, one, 'also')),
    ),
    ...each(`${where}.reports`, entity.reports, 'report'),
    ...Object.entries(entity.reports ?? {}).flatMap(([name, { parts, figures }]) => [
      ...each(`${where}.${name}.parts`, parts, 'reportPart'),
      ...each(`${where}.${name}.figures`, figures, 'figure'),
      ...Object.entries(figures).flatMap(([figure, { counts = {} }]) => strange(`${where}.${name}.${figure}.counts`, counts, 'counts')),
    ]),
    ...inScreens(where, [entity.list, entity.queue], [entity.detail, ...Object.values(entity.settings ?? {})]),
  ]
}

export const unknownWords = ({ entities }: Specs): readonly string[] => Object.values(entities).flatMap(inEntity)
