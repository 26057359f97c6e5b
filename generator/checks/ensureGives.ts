// What a computation gives, and what its field looks like: text for text, a choice of the same values, an amount of the same currency.
import { computationKind } from '../../language/computed/index.ts'
import { choosesSome, refers, traitsOf } from '../../language/fields/index.ts'
import type { AddProblem, SpecPath } from '../problem.ts'
import type { Spot } from '../resolve/ways.ts'
import type { WrittenComputation, WrittenEntity, WrittenField } from '../written.ts'

export interface ComputedAt {
  readonly entity: WrittenEntity
  readonly field: Extract<WrittenField, { readonly kind: 'derived' }>
  readonly computes: WrittenComputation
  /** Of the field. */
  readonly path: SpecPath
}

interface Giving extends ComputedAt {
  readonly other?: WrittenEntity
  readonly sums?: Spot | undefined
  readonly by?: Spot | undefined
  readonly shows?: Spot | undefined
  readonly piece?: string | undefined
}

export const columnsOf = (field: WrittenField): readonly string[] =>
  traitsOf(field)
    .columns(field as never)
    .map(({ sql }) => sql)
export const currencyOf = (field: WrittenField): string | undefined => traitsOf(field).number?.(field).currency

/** The same in the contract and over the same one column; neither a key nor a code, which is words only elsewhere. */
const looksAlike = (one: WrittenField, other: WrittenField): boolean => {
  const [a, b] = [traitsOf(one), traitsOf(other)]
  const [first, ...more] = columnsOf(one)
  return (
    a.graphql(one, '') === b.graphql(other, '') &&
    more.length === 0 &&
    first === columnsOf(other)[0] &&
    a.chooses === b.chooses &&
    a.coded === b.coded &&
    !refers(one)
  )
}

export const optionsOf = (field: WrittenField): readonly string[] | undefined =>
  choosesSome(field) || 'options' in field ? Object.keys(typeof field.options === 'object' ? field.options : {}) : undefined

/** A state is a choice of its lifecycle's. */
export const asField = ({ field, states, path }: Spot): WrittenField | undefined => {
  if (field || !states) return field
  return { kind: 'choice', label: path, options: Object.fromEntries(states.map((state) => [state, state])) }
}

/** The look of several of them; undefined where they are not gathered. */
const gathered = ({ computes }: Giving, shown: WrittenField): string | undefined =>
  Object.entries(computationKind(computes).gathers ?? {}).find(([one]) => looksAlike(shown, { kind: one, label: '' } as WrittenField))?.[1]

/** Why the field cannot look like what is shown; undefined where it can. */
const whyUnlike = (giving: Giving, spot: Spot): string | undefined => {
  const { field, computes, piece } = giving
  const shown: WrittenField | undefined = piece === undefined ? asField(spot) : { kind: 'text', label: piece }
  if (!shown) return `"${spot.path}" is a key: go on to a field of it`
  if (refers(shown)) return `"${spot.path}" refers to a ${shown.entity}: go on to a field of it`
  if (computationKind(computes).gathers) {
    const several = gathered(giving, shown)
    return several === field.as ? undefined : `several of "${spot.path}" are ${several ?? 'no one value'}`
  }
  const [one, other] = [currencyOf(shown), currencyOf(field)]
  if (!looksAlike(shown, field)) return `"${spot.path}" is of kind ${shown.kind}${one === '' ? ', each with a currency of its own' : ''}`
  if (one !== other) return `"${spot.path}" is an amount of ${one ?? 'none'}`
  const [values, known] = [optionsOf(shown), optionsOf(field)]
  const strange = values?.find((value) => !known?.includes(value))
  return strange === undefined ? undefined : `"${spot.path}" may be ${strange}, which is none of its options`
}

const isTime = (field: WrittenField): boolean => traitsOf(field).stamps?.now !== undefined
const isOrdered = (field: WrittenField): boolean =>
  columnsOf(field).length === 1 && /^(bigint|integer|numeric|timestamptz|date)/.test(columnsOf(field)[0] ?? '') && !refers(field)

const ensureOrder = ({ by, computes, path: home }: Giving, add: AddProblem): void => {
  const field = by?.field
  const path = [...home, 'computes', 'by']
  if (!by) return
  if (computationKind(computes).gathers) {
    if (by.path !== 'id' && !(field && isOrdered(field)))
      add({ code: 'wrong-computation', path, message: `They are in the order of a number or a time; "${by.path}" is none.` })
  } else if (!field || !isTime(field))
    add({ code: 'wrong-computation', path, message: `The newest is so by a time; "${by.path}" is none.` })
}

/** What only some computations say has to mean something for this one. */
const ensureWords = ({ computes, entity, other, field, path: home }: Giving, add: AddProblem): void => {
  const path = [...home, 'computes']
  if ('earlier' in computes && computes.earlier && (other?.entity !== entity.entity || entity.key !== undefined))
    add({
      code: 'wrong-computation',
      path: [...path, 'earlier'],
      message: `Earlier are records of the same entity whose key is a number: leave it out, or compute of ${entity.entity}.`,
    })
  if ('none' in computes && computes.none !== undefined && field.empty === undefined)
    add({
      code: 'wrong-computation',
      path: [...path, 'none'],
      message: "None would be a dash: say in empty of the field what stands there, empty: 'none'.",
    })
  if ('cut' in computes && computes.cut !== undefined && (computes.cut < 2 || !traitsOf(field).searchable))
    add({ code: 'wrong-computation', path: [...path, 'cut'], message: 'Only a text is cut off, after two characters or more.' })
}

/** What is added up, and the sum. */
const whyUnsummed = ({ field }: Giving, { field: summed, path }: Spot): string | undefined => {
  const [column, ...more] = summed ? columnsOf(summed) : []
  if (!summed || refers(summed) || more.length > 0 || !['bigint', 'integer'].includes(column ?? ''))
    return `only whole numbers and amounts of one currency are added up, and "${path}" is neither`
  const currency = currencyOf(summed)
  return looksAlike(summed, field) && currency === currencyOf(field)
    ? undefined
    : `"${path}" is ${currency === undefined ? 'a whole number' : `an amount of ${currency}`}`
}

/** @returns the fields whose values it shows */
export const ensureGives = (giving: Giving, add: AddProblem): readonly WrittenField[] => {
  const { field, computes, path, sums, shows } = giving
  const { gives } = computationKind(computes)
  const why =
    gives && !gives.includes(field.as)
      ? `what it computes is ${gives.join(' or ')}, so write as: '${gives[0] ?? ''}'`
      : ((shows && whyUnlike(giving, shows)) ?? (sums && whyUnsummed(giving, sums)))
  ensureOrder(giving, add)
  ensureWords(giving, add)
  if (why === undefined) return [sums?.field, shows?.field].filter((each) => each !== undefined)
  add({ code: 'computed-look', path: [...path, 'as'], message: `It cannot look like ${field.as}: ${why}.` })
  return []
}
