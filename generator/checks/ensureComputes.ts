// What a derived value is computed of: paths that are there, of what is kept and travels whole, and that give what it looks like.
import { computationKind } from '../../language/computed/index.ts'
import { meantOrAll } from '../../language/suggest.ts'
import type { AddProblem } from '../problem.ts'
import { keyAt, spotAt, wayOf, type Spot, type Way } from '../resolve/ways.ts'
import { under, type Written, type WrittenComputation, type WrittenEntity, type WrittenField } from '../written.ts'
import { ensureGives, type ComputedAt } from './ensureGives.ts'
import { ensureRow, ensureSpot, whyNot, type Asking } from './ensureSpot.ts'
import { pathsOf } from './scope.ts'

const lostWords = ({ lost }: Way): string => {
  if (!lost) return ''
  const { of, name, after } = lost
  const known = pathsOf(of)
  if (after) return `"${after.path}" of ${of.entity} refers to no one record, so ".${name}" leads nowhere.`
  return `${of.entity} has no field "${name}".${meantOrAll(name, known)}`
}

const ensureWay = (
  asking: Asking,
  { entity, computes, path: home }: ComputedAt,
  words: string,
): { readonly spot: Spot; readonly piece?: string } | undefined => {
  const path = [...home, 'computes', 'path']
  const way = wayOf(asking.written, entity, words)
  if (way.lost) asking.add({ code: 'unknown-field', path, message: lostWords(way) })
  const why = [...way.via.map(({ spot }) => spot), ...(way.end ? [way.end] : [])].flatMap((spot) => whyNot(spot) ?? [])[0]
  if (why !== undefined) asking.add({ code: 'uncomputable', path, message: `Nothing can be computed of it here: ${why}.` })
  const row = computes.kind === 'path' && !ensureRow(asking, entity, computes.when, [...home, 'computes', 'when'])
  return way.end && why === undefined && !row ? { spot: way.end, ...(way.piece === undefined ? {} : { piece: way.piece }) } : undefined
}

const keyIn = (entity: WrittenEntity, path: string): string | undefined => {
  const spot = spotAt(entity, path)
  return spot && keyAt(spot)
}

type Related = Exclude<WrittenComputation, { readonly kind: 'path' }>

/** What refers to the one at hand, as an example. */
const tieOf = (entity: WrittenEntity, other: WrittenEntity): string =>
  pathsOf(other).find((path) => path !== 'id' && keyIn(other, path) === entity.entity) ?? 'reference'

/** The records belong to the one at hand: on both sides there stands the key of the same. */
const ensureWhose = (asking: Asking, { entity, path: home }: ComputedAt, computes: Related, other: WrittenEntity): boolean => {
  const path = [...home, 'computes', 'whose']
  let fine = true
  for (const [theirs, ours] of Object.entries(computes.whose ?? {})) {
    const [one, here] = [ensureSpot(asking, other, theirs, [...path, theirs], 'name'), ensureSpot(asking, entity, ours, [...path, theirs])]
    fine &&= one !== undefined && here !== undefined
    if (!one || !here || (keyAt(one) !== undefined && keyAt(one) === keyAt(here))) continue
    const said = ({ entity: { entity: of }, path: at }: Spot, key: string | undefined): string =>
      `"${at}" of ${of} ${key === undefined ? 'is no key' : `is the key of a ${key}`}`
    asking.add({
      code: 'unrelated',
      path: [...path, theirs],
      message: `${said(one, keyAt(one))}, and ${said(here, keyAt(here))}: write id, or references to one entity.`,
    })
    fine = false
  }
  if (Object.keys(computes.whose ?? {}).length === 0 && ![entity, other].some(({ key }) => key === 'single')) {
    asking.add({
      code: 'unrelated',
      path: [...home, 'computes'],
      at: 'name',
      message: `It would be the same for every ${entity.entity}: say which records of ${other.entity} belong to it, whose: { ${tieOf(entity, other)}: 'id' }.`,
    })
    fine = false
  }
  return fine
}

const ensureRelated = (asking: Asking, at: ComputedAt, computes: Related): readonly WrittenField[] | undefined => {
  const other = under(asking.written.entities, computes.of)
  if (!other) return undefined
  const path = [...at.path, 'computes']
  const whose = ensureWhose(asking, at, computes, other)
  const where = ensureRow(asking, other, computes.where, [...path, 'where'])
  const names = computationKind(computes).goesBy ?? []
  const spots = names.map((name) => [name, ensureSpot(asking, other, Reflect.get(computes, name) as string, [...path, name])] as const)
  if (!whose || !where || spots.some(([, spot]) => !spot)) return undefined
  return ensureGives({ ...at, other, computes, ...Object.fromEntries(spots) }, asking.add)
}

/** @returns the fields whose values it shows; undefined where something of it is not there */
export const ensureComputes = (written: Written, at: ComputedAt, add: AddProblem): readonly WrittenField[] | undefined => {
  const { computes } = at
  if ('of' in computes) return ensureRelated({ written, add }, at, computes)
  const end = 'path' in computes ? ensureWay({ written, add }, at, computes.path) : undefined
  return end && ensureGives({ ...at, shows: end.spot, piece: end.piece }, add)
}
