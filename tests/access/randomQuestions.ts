// Questions at random that somebody may ask: lists by any filter, sort, search and page, records, choices, counts, previews.
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  type GraphQLInputType,
  type GraphQLObjectType,
} from 'graphql'
import { schema, type GateModel } from './gateModel.ts'
import { flat } from './oracle/names.ts'
import type { Operation } from './oracle/Operation.ts'
import type { Oracle } from './oracle/oracle.ts'
import { allPaths, entityNamed, pathAsks } from './oracle/parts.ts'
import { meets, type Person } from './oracle/holds.ts'

export interface Wanted {
  readonly oracle: Oracle
  readonly model: GateModel
  readonly person: Person
  readonly ids: Readonly<Record<string, string>>
  readonly seed: number
  readonly count: number
}

/** The same numbers for the same seed. */
const rolling = (seed: number): ((below: number) => number) => {
  let state = seed * 2_654_435_761 + 1
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) | 0
    return Math.abs(state ^ (state >>> 13)) % below
  }
}

type Random = (below: number) => number
const one = <T>(random: Random, from: readonly T[]): T | undefined => from[random(from.length)]

const words = ['member', 'a', '1', 'only', 'changed', 'free', '@access', 'FR', '47', 'zzz']

const valueFor = (random: Random, type: GraphQLInputType): string => {
  const named = getNamedType(type)
  const value = isEnumType(named)
    ? (one(random, named.getValues())?.name ?? '')
    : isInputObjectType(named)
      ? '{}'
      : named.name === 'Boolean'
        ? String(random(2) === 0)
        : JSON.stringify(String(1 + random(12)))
  return isListType(type) ? `[${value}]` : value
}

/** Fields of a type that the person may read, cards opened. */
const readable = ({ oracle, person }: Wanted, type: GraphQLObjectType, operation: Operation): string => {
  const entity = entityNamed(oracle.specs, operation.entity)
  const known = new Set(allPaths(entity))
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const path = operation.part === '' ? field.name : `${operation.part}.${field.name}`
    const part = operation.part === '' ? entity.parts?.[field.name] : undefined
    const need = part ? part.read : known.has(path) ? pathAsks(entity, path).need : 'nobody'
    const beneath = getNamedType(field.type)
    if (field.name === 'id' || field.name === 'version') return [field.name]
    if (field.name === 'can' || field.name === 'canInList') return [field.name]
    if (!meets(oracle.specs, person, need)) return []
    if (part && isObjectType(beneath)) return [`${field.name} { id version }`]
    return [isObjectType(beneath) ? `${field.name} { id title }` : field.name]
  })
  return fields.join(' ')
}

const argsFor = (random: Random, { oracle, person }: Wanted, operation: Operation): string => {
  const entity = entityNamed(oracle.specs, operation.entity)
  const paths = new Map(allPaths(entity).map((path) => [flat(path), path]))
  const may = (name: string): boolean => name === 'id' || meets(oracle.specs, person, pathAsks(entity, paths.get(name) ?? name).need)
  const args = schema.getQueryType()?.getFields()[operation.name]?.args ?? []
  const filter = getNamedType(args.find(({ name }) => name === 'filter')?.type)
  const sort = getNamedType(args.find(({ name }) => name === 'sort')?.type)
  const by = isInputObjectType(sort) ? getNamedType(sort.getFields()['by']?.type) : undefined
  const keys = isInputObjectType(filter) ? Object.values(filter.getFields()).filter(({ name }) => may(name)) : []
  const key = one(random, keys)
  const sorted = isEnumType(by)
    ? one(
        random,
        by.getValues().filter(({ name }) => may(name)),
      )
    : undefined
  return [
    ...(key && random(2) === 0 ? [`filter: { ${key.name}: ${valueFor(random, key.type)} }`] : []),
    ...(args.some(({ name }) => name === 'search') && random(2) === 0 ? [`search: "${one(random, words)}"`] : []),
    ...(sorted && random(3) > 0 ? [`sort: { by: ${sorted.name}, direction: ${random(2) === 0 ? 'ASCENDING' : 'DESCENDING'} }`] : []),
    ...(args.some(({ name }) => name === 'first') ? [`first: ${1 + random(8)}`] : []),
  ].join(', ')
}

const told =
  'allowed refused { rule params } invalid { errors { field code params } } ticks { name params } counts { name value } balances { account before after } values { field text } details'

/** Previews of what tells more by declaration are left out: their specs say what they disclose. */
const mayTell = ({ model }: Wanted, name: string): boolean =>
  !model.entities.some(({ actions }) =>
    actions.some(({ operation, discloses }) => `${operation}Preview` === name && discloses !== undefined),
  )

const question = (random: Random, wanted: Wanted, operation: Operation): string | undefined => {
  const { name, does } = operation
  const root = getNamedType(schema.getQueryType()?.getFields()[name]?.type)
  const id = one(random, Object.values(wanted.ids)) ?? '1'
  const around = (args: string, fields: string): string => `query { answer: ${name}${args && `(${args})`} { ${fields} } }`
  if (does === 'stats') return around(argsFor(random, wanted, operation), 'key count')
  if (does === 'autocomplete') return around(random(2) === 0 ? `text: "${one(random, words)}"` : `ids: ["${id}"]`, 'id title')
  if (does === 'preview') return mayTell(wanted, name) ? previewOf(random, name, id, told) : undefined
  if (!isObjectType(root)) return undefined
  if (does === 'one' || does === 'part')
    return around(root.name.startsWith('SystemSettings') ? '' : `id: "${id}"`, readable(wanted, root, operation))
  const item = getNamedType(root.getFields()['items']?.type)
  return isObjectType(item)
    ? around(
        argsFor(random, wanted, operation),
        `items { ${readable(wanted, item, operation)} } hasNext hasPrevious start end total { value exact } sums { key count sum }`,
      )
    : undefined
}

const previewOf = (random: Random, name: string, id: string, fields: string): string => {
  const given = (schema.getQueryType()?.getFields()[name]?.args ?? []).flatMap((arg) => {
    if (arg.name === 'id') return [`id: "${id}"`]
    if (arg.name === 'version') return ['version: 1']
    const type = getNamedType(arg.type)
    if (!isInputObjectType(type)) return []
    const filled = Object.values(type.getFields()).filter(() => random(2) === 0)
    return [`${arg.name}: { ${filled.map((field) => `${field.name}: ${inputFor(random, field.type)}`).join(', ')} }`]
  })
  return `query { answer: ${name}${given.length > 0 ? `(${given.join(', ')})` : ''} { ${fields} } }`
}

const inputFor = (random: Random, type: GraphQLInputType): string => {
  const named = getNamedType(type).name
  if (named === 'Money') return '{ amount: "1.00", currency: "CRE" }'
  if (named === 'Rows') return '[]'
  if (named === 'Int') return String(1 + random(40))
  if (named === 'Time') return '"2026-01-01T00:00:00Z"'
  if (named === 'Date') return '"2026-01-01"'
  return valueFor(random, type)
}

/** Only operations that the person may run. */
export const randomQuestions = (wanted: Wanted): readonly string[] => {
  const random = rolling(wanted.seed)
  const { oracle, person } = wanted
  const open = [...oracle.operations.values()].filter(({ name, on }) => on === 'query' && oracle.mayRun({ person, operation: name }))
  const made: string[] = []
  while (made.length < wanted.count) {
    const operation = one(random, open)
    const text = operation && question(random, wanted, operation)
    if (text !== undefined) made.push(text)
  }
  return made
}
