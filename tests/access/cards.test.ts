// What a record is called and shown by, where others refer to it: whoever may not read that of the record reads it on no card of it.
import { TypeInfo, getNamedType, visit, visitWithTypeInfo } from 'graphql'
import { expect, it } from 'vitest'
import { allEntities } from '#generated/entities/all.ts'
import { operations } from '#generated/operations.ts'
import type { EntityModel } from '../../language/model.ts'
import { gateOf } from './askGate.ts'
import { definitionOf } from './definitionOf.ts'
import { manifest, schema } from './gateModel.ts'
import { guarding } from './guarding.ts'
import { loadSpecs } from './oracle/loadSpecs.ts'
import { rootsOf } from './oracle/readAnswer.ts'
import { staffRights } from './oracle/rights.ts'

const entities: readonly EntityModel[] = allEntities
const all = staffRights(await loadSpecs())
const referring = entities.flatMap(({ parts }) => parts.flatMap(({ fields }) => fields.flatMap(({ entity }) => entity ?? [])))
const isOwn = ({ parts }: EntityModel, path: string): boolean => parts.some(({ fields }) => fields.some((each) => each.path === path))
const referredTo = entities.filter(({ name }) => referring.includes(name))

const shown = referredTo.flatMap((entity) =>
  [entity.card.title, entity.card.picture, ...entity.card.under].flatMap((path) =>
    path !== undefined && isOwn(entity, path) ? [[entity.name, path] as const] : [],
  ),
)

/** Names of the types that a document asks fields of. */
const typesIn = (text: string): ReadonlySet<string> => {
  const [info, names] = [new TypeInfo(schema), new Set<string>()]
  visit(definitionOf(text), visitWithTypeInfo(info, { Field: () => void names.add(getNamedType(info.getParentType())?.name ?? '') }))
  return names
}

const reading = Object.values(manifest).flatMap((text) => {
  const [root] = rootsOf(text)
  const asks = operations.find(({ name }) => name === root?.name.value)
  return asks && ['search', 'findById'].includes(asks.does) ? [{ text, entity: asks.entity, types: typesIn(text) }] : []
})

/** Documents of other entities that ask for a card of this one; its own read the field itself, which is another matter. */
const textsOn = (name: string): readonly string[] =>
  reading.flatMap(({ text, entity, types }) => (entity !== name && types.has(`${name}Card`) ? [text] : []))

it.each(shown.filter(([name]) => textsOn(name).length > 0))('%s: %s', async (name, path) => {
  const ask = gateOf({ entities: guarding('withCard', (entity, field) => entity.name === name && field === path), operations })
  const asked = async (text: string, rights: readonly string[]) =>
    (await ask({ person: { role: 'admin', rights: new Set(rights) }, staff: true, text, own: false, flags: true })).hidden
  let hidden = 0
  for (const text of textsOn(name)) {
    hidden += (await asked(text, all)).length
    expect(await asked(text, [...all, 'withCard'])).toEqual([])
  }
  expect(hidden).toBeGreaterThan(0)
})
