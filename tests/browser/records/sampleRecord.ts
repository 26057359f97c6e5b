// A record of any entity as its documents answer it, made of the kinds' own samples.
import { getNamedType, isEnumType, isObjectType } from 'graphql'
import { kindOf, lookOf } from '../../../language/fields/index.ts'
import type { CardModel, EntityModel, FieldModel, PartModel } from '../../../language/model.ts'
import { camel } from '../../../language/names.ts'
import { contract } from '../../run/contract.ts'

type Wire = Readonly<Record<string, unknown>>

const types = contract().getTypeMap()

/** What stands under a title: a text, or the first of the values that there are. */
const underOf = (card: CardModel, path: string, id: string): string => {
  const type = types[`${card.entity}Card`]
  const of = isObjectType(type) ? getNamedType(type.getFields()[camel(path)]?.type) : undefined
  return (isEnumType(of) && of.getValues()[0]?.name) || `under ${id}`
}

export const sampleCard = (card: CardModel, id: string, title = `Title ${id}`): Wire => ({
  __typename: `${card.entity}Card`,
  id,
  title,
  picture: null,
  ...Object.fromEntries(card.under.map((path) => [camel(path), underOf(card, path, id)])),
  ...Object.fromEntries(card.marks.map(({ wire, field }) => [wire, field.choices[0]?.value ?? null])),
})

const valueOf = (field: FieldModel, seed: number): unknown => {
  const look = lookOf(field)
  if (look === 'reference') return field.card ? sampleCard(field.card, '1') : null
  if (look === 'references') return field.card ? [sampleCard(field.card, '1')] : []
  if (look === 'image') return null
  return kindOf(look).sample(field, seed)
}

const partOf = ({ typeName, fields, lifecycle }: PartModel, id: string): Wire => ({
  __typename: typeName,
  id,
  version: 1,
  ...Object.fromEntries(fields.map((field, at) => [field.name, valueOf(field, at)])),
  ...(lifecycle ? { status: lifecycle.starts } : {}),
})

/** Every action may be run, but those named. */
const canOf = ({ actions }: EntityModel, refused: Readonly<Record<string, string>>): readonly Wire[] =>
  actions.map(({ path }) =>
    path in refused ? { action: path, allowed: false, rule: refused[path], params: ['@words.no'] } : { action: path, allowed: true },
  )

export const sampleRecord = (entity: EntityModel, id: string, changes: Wire = {}, refused: Readonly<Record<string, string>> = {}): Wire => {
  const own = entity.parts.find((part) => part.name === '')
  const further = entity.parts.filter((part) => part.name !== '').map((part) => [part.name, partOf(part, id)])
  return { ...(own && partOf(own, id)), ...Object.fromEntries(further), ...changes, can: canOf(entity, refused) }
}

export const stretchOf = (items: readonly unknown[], more: Wire = {}): Wire => ({
  __typename: 'Page',
  items,
  hasNext: false,
  hasPrevious: false,
  start: null,
  end: null,
  total: { __typename: 'Total', value: items.length, exact: true },
  ...more,
})

export const previewOf = (changes: Wire = {}): Wire => ({
  __typename: 'Preview',
  allowed: true,
  refused: null,
  invalid: null,
  ticks: [],
  counts: [],
  balances: [],
  values: [],
  details: null,
  ...changes,
})
