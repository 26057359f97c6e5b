// Derived values: each is computed of something or by a custom, of what is kept, and nobody learns by it what they may not read.
import { isComputed } from '../../language/fields/derived.ts'
import { traitsOf } from '../../language/fields/index.ts'
import type { FieldClass } from '../../language/fields/kind.ts'
import type { AddProblem, SpecPath } from '../problem.ts'
import { beyondOf } from '../resolve/computed.ts'
import { makeRuleOf } from '../resolve/context.ts'
import { classOf } from '../resolve/field.ts'
import { isNobody } from '../resolve/rules.ts'
import type { Written, WrittenComputation, WrittenEntity, WrittenField } from '../written.ts'
import { ensureComputes } from './ensureComputes.ts'
import type { ComputedAt } from './ensureGives.ts'
import type { Ensure } from './scope.ts'
import { entitiesIn, fieldsIn, partsIn, type FieldAt } from './walk.ts'

type Derived = Extract<WrittenField, { readonly kind: 'derived' }>

const ensureSaid = ({ by, computes, discloses }: Derived, path: SpecPath, add: AddProblem): void => {
  if (by === undefined && !computes)
    add({
      code: 'uncomputed',
      path,
      message: 'Nothing says what it is: say what it is computed of (computes), or name the custom that computes it (by).',
    })
  if (by !== undefined && computes)
    add({
      code: 'computed-twice',
      path: [...path, 'by'],
      message: 'It says what it is computed of, so nothing is left for a custom: leave by out.',
    })
  if (discloses !== undefined && !computes)
    add({
      code: 'discloses-nothing',
      path: [...path, 'discloses'],
      at: 'name',
      message: 'What a custom discloses is not known here: take it out.',
    })
}

/** Its values are those of an enum of the contract. */
const ensureOptions = (field: Derived, path: SpecPath, add: AddProblem): void => {
  const { as, options } = field
  if (traitsOf(field).chooses === undefined || Object.keys(options ?? {}).length > 0) return
  add({
    code: 'empty-list',
    path: options === undefined ? path : [...path, 'options'],
    message: `It looks like ${as} and there is nothing that it may be: write its values with their labels (options).`,
  })
}

const onCard = ({ title, titleElse = [], card }: WrittenEntity): readonly string[] => [
  title,
  ...titleElse,
  ...(card?.under ?? []),
  ...(card?.picture === undefined ? [] : [card.picture]),
]

/** Whoever reads it reads all it is computed of, or the spec says what else they learn. */
const ensureRead = (
  written: Written,
  entity: WrittenEntity,
  { full, path }: FieldAt,
  { discloses }: Derived,
  computes: WrittenComputation,
  add: AddProblem,
) => {
  const beyond = beyondOf({ written, ruleOf: makeRuleOf(written.named) }, entity, full, computes)
  const { rules } = beyond
  const isNarrowed = rules.length + beyond.own.length > 0
  if (discloses !== undefined && !isNarrowed)
    add({
      code: 'discloses-nothing',
      path: [...path, 'discloses'],
      at: 'name',
      message: 'Whoever reads it may read all that it is computed of, so it tells nothing: take discloses out.',
    })
  if (discloses === undefined && isNarrowed && onCard(entity).includes(full))
    add({
      code: 'guarded-card',
      path: [...path, 'computes'],
      at: 'name',
      message:
        "Only who may read what it is computed of reads it, and a card is shown without asking for that: take it off the card, or write discloses: 'what it tells'.",
    })
  if (discloses === undefined && rules.some(isNobody))
    add({
      code: 'computed-of-unread',
      path: [...path, 'computes'],
      at: 'name',
      message:
        "It is computed of what nobody may read, so nobody would read it either: compute it of something else, or write discloses: 'what it tells'.",
    })
}

export const guarded: ReadonlySet<FieldClass> = new Set<FieldClass>(['personal', 'money'])

/** What it shows is as personal as where it comes from. */
const ensureClass = ({ field, path }: ComputedAt, shown: readonly WrittenField[], add: AddProblem): void => {
  for (const of of shown.map(classOf))
    if (guarded.has(of) && classOf(field) !== of)
      add({ code: 'computed-class', path, message: `It shows what is of class ${of} elsewhere: write class: '${of}'.` })
}

export const ensureComputed: Ensure = ({ written, add }) => {
  for (const entity of entitiesIn(written))
    for (const at of partsIn(entity).flatMap(fieldsIn)) {
      const { spec: field, path } = at
      if (!isComputed(field)) continue
      ensureSaid(field, path, add)
      ensureOptions(field, path, add)
      const { computes } = field
      if (!computes) continue
      const computed: ComputedAt = { entity: entity.spec, field, computes, path }
      const shown = ensureComputes(written, computed, add)
      if (!shown) continue
      ensureClass(computed, shown, add)
      ensureRead(written, entity.spec, at, field, computes, add)
    }
}
