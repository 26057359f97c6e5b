// Who reads what is computed: whoever reads all that it is of, as the oracle has it from the words of the specs; with what they disclose, without it, and after rights moved.
import { describe, expect, it } from 'vitest'
import * as specs from '../../specs/index.ts'
import { allParts } from '../../generator/resolve/entityNames.ts'
import { resolve } from '../../generator/resolve/resolve.ts'
import { partsOf, type Written, type WrittenEntity } from '../../generator/written.ts'
import { decide } from '../../language/access.ts'
import type { Model } from '../../language/model.ts'
import { partFieldsOf } from '../../language/partFields.ts'
import { pathIn } from '../../language/paths.ts'
import { withComputedReads } from '../access/oracle/computedReads.ts'
import { meets } from '../access/oracle/holds.ts'
import { entityNamed, pathAsks } from '../access/oracle/parts.ts'
import { staffRights } from '../access/oracle/rights.ts'
import type { Specs } from '../access/oracle/shapes.ts'
import { rolling } from './verdict/randomEdit.ts'

const written = specs as unknown as Written

type Fields = WrittenEntity['fields']
const silent = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, 'discloses' in field ? { ...field, discloses: undefined } : field]),
  ) as Fields

const edited = (edit: (entity: WrittenEntity) => WrittenEntity): Written => ({
  ...written,
  entities: Object.fromEntries(Object.entries(written.entities).map(([name, entity]) => [name, edit(entity)])),
})
const withoutWords = edited(
  (entity) =>
    ({
      ...entity,
      fields: silent(entity.fields),
      ...(entity.parts
        ? {
            parts: Object.fromEntries(
              Object.entries(partsOf(entity)).map(([name, part]) => [name, { ...part, fields: silent(part.fields) }]),
            ),
          }
        : {}),
    }) as WrittenEntity,
)
/** A screen that opens to others than the entity, for whom its fields without a right of their own are. */
const opened = edited((entity) =>
  entity.queue && entity.entity === 'PayoutRequest' ? { ...entity, queue: { ...entity.queue, needs: 'getAnyTransaction' } } : entity,
)
const moved = edited((entity) => (entity.entity === 'Transaction' ? { ...entity, read: 'getAnySystemSettings' } : entity))

const withDiscloses = ({ entities }: Written): readonly string[] =>
  Object.values(entities).flatMap((entity) =>
    allParts(entity).flatMap(({ part, spec }) =>
      Object.entries(spec.fields).flatMap(([name, field]) => ('discloses' in field ? [`${entity.entity}.${pathIn(part, name)}`] : [])),
    ),
  )

const modelOf = (product: Written): Model => resolve(product, { fileOf: (entity) => entity, helpOf: () => undefined })
const computedIn = (model: Model) =>
  model.entities.flatMap((entity) =>
    partFieldsOf(entity)
      .filter(({ field }) => `${entity.name}.${field.path}` in model.computations)
      .map(({ part, field }) => ({ entity, part, field })),
  )
const narrowedIn = (model: Model): readonly string[] => {
  const stands = new Map(
    computedIn(modelOf(written)).map(({ entity, field }) => [`${entity.name}.${field.path}`, JSON.stringify(field.read)]),
  )
  return computedIn(model).flatMap(({ entity, field }) => {
    const name = `${entity.name}.${field.path}`
    return stands.get(name) === JSON.stringify(field.read) ? [] : [name]
  })
}

const random = rolling(1)
const rights = staffRights(written as unknown as Specs)
/** All but one, and some. */
const holdings: readonly ReadonlySet<string>[] = [
  ...rights.map((each) => new Set(rights.filter((other) => other !== each))),
  ...Array.from({ length: 100 }, () => new Set(rights.filter(() => random(2) === 0))),
]

describe.each([
  ['as it is', written],
  ['with no word of what it discloses', withoutWords],
  ['with a screen for others', opened],
  ['with transactions that fewer read', moved],
])('%s', (_what, product) => {
  it('is read by whom the oracle says', () => {
    const oracle = withComputedReads(product as unknown as Specs)
    const wrong = computedIn(modelOf(product)).flatMap(({ entity, part, field }) => {
      const { need } = pathAsks(entityNamed(oracle, entity.name), field.path)
      const differ = holdings.filter(
        (held) =>
          decide({ id: '1', role: 'admin', staff: true, rights: held }, field.read ?? part.read).allowed !==
          meets(oracle, { role: 'admin', rights: held }, need),
      )
      return differ.length === 0 ? [] : [`${entity.name}.${field.path}: ${differ.length} of ${holdings.length}`]
    })
    expect(wrong).toEqual([])
  })
})

it('is narrower where nothing is disclosed, where a screen opens to others, and where fewer read what it is of', () => {
  const disclosing = withDiscloses(written)
  expect(disclosing.length).toBeGreaterThan(5)
  expect(narrowedIn(modelOf(withoutWords)).toSorted()).toEqual(disclosing.toSorted())
  expect(narrowedIn(modelOf(opened))).toEqual(['PayoutRequest.paidBefore', 'PayoutRequest.declinedBefore', 'PayoutRequest.lastNote'])
  expect(narrowedIn(modelOf(moved))).toEqual(['User.balance.earnedEver', 'User.balance.paidOut'])
})

it('is not read on one’s own record by a right that reads no other', () => {
  const counted = {
    kind: 'derived',
    label: 'Disabled',
    as: 'integer',
    computes: { kind: 'count', of: 'User', whose: { disabledBy: 'id' } },
  } as const
  const product = edited((entity) => (entity.entity === 'User' ? { ...entity, fields: { ...entity.fields, counted } } : entity))
  const found = computedIn(modelOf(product)).find(({ field }) => field.path === 'counted')
  const may = (...held: readonly string[]): boolean =>
    decide({ id: '1', role: 'admin', staff: true, rights: new Set(held) }, found?.field.read ?? found?.part.read, '1').allowed
  expect(may('getMyUserInfo')).toBe(false)
  expect(may('getAnyUserInfo')).toBe(true)
})
