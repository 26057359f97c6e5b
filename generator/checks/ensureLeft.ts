// What each field of what is left is given: it is there, may be left, fits the field, and tells nobody what they may not read.
import { isComputed } from '../../language/fields/derived.ts'
import type { LeftSpec } from '../../language/leaves.ts'
import { meantOrAll } from '../../language/suggest.ts'
import type { AddProblem, SpecPath } from '../problem.ts'
import { beyondReading } from '../resolve/computed.ts'
import { makeRuleOf } from '../resolve/context.ts'
import { classOf } from '../resolve/field.ts'
import { spotAt, type Spot } from '../resolve/ways.ts'
import { namesIn } from '../resolve/templates.ts'
import type { Written, WrittenEntity } from '../written.ts'
import { guarded } from './ensureComputed.ts'
import { ensureBraces } from './ensureTexts.ts'
import { isFreeText, sourceAt, whyNotConstant, whyUncopied, whyUnlike, type Source } from './leftSource.ts'
import { fieldsOf, pathsOf } from './scope.ts'
import type { LeavesAt } from './walk.ts'

export interface Leaving {
  readonly written: Written
  readonly add: AddProblem
  readonly at: LeavesAt
  /** Whose action it is. */
  readonly entity: WrittenEntity
  /** Of which a record is made. */
  readonly other: WrittenEntity
}

const sourcesAround = ({ entity, at }: Leaving): readonly string[] => [...(at.spec.before ? [] : Object.keys(at.asks)), ...pathsOf(entity)]

const ensureSource = (leaving: Leaving, name: string, path: SpecPath): Source | undefined => {
  const { entity, at, add } = leaving
  const source = sourceAt(entity, at, name)
  const why = source && whyUncopied(source)
  if (!source)
    add({ code: 'unknown-field', path, message: `${entity.entity} has no field "${name}".${meantOrAll(name, sourcesAround(leaving))}` })
  else if (why !== undefined) add({ code: 'left-uncopied', path, message: `It cannot be left to others: ${why}.` })
  return why === undefined ? source : undefined
}

/** The field that is given something, where the system does not give it by itself. */
export const ensureTarget = ({ other, add }: Leaving, name: string, path: SpecPath): Spot | undefined => {
  const spot = spotAt(other, name)
  if (spot?.field && !isComputed(spot.field)) return spot
  const known = [...fieldsOf(other).keys()]
  if (!spot) add({ code: 'unknown-field', path, at: 'name', message: `${other.entity} has no field "${name}".${meantOrAll(name, known)}` })
  else
    add({
      code: 'input-of-system',
      path,
      at: 'name',
      message: `"${name}" of ${other.entity} is given by the system, so it cannot be left.`,
    })
  return undefined
}

/** Undefined where one of them is not there, or must not be left. */
const sourcesOf = (leaving: Leaving, left: LeftSpec, path: SpecPath): readonly Source[] | undefined => {
  if (typeof left !== 'string' && 'is' in left) return []
  const around = sourcesAround(leaving)
  const says = [...path, 'says']
  if (typeof left !== 'string') ensureBraces(left.says, says, around, leaving.add)
  const names = typeof left === 'string' ? [left] : namesIn(left.says)
  // A place that stands for nothing is told by then.
  const known = typeof left === 'string' ? names : names.filter((name) => around.includes(name))
  const found = known.flatMap((name) => ensureSource(leaving, name, typeof left === 'string' ? path : says) ?? [])
  return found.length === names.length ? found : undefined
}

const whyUnfit = (
  { spec }: LeavesAt,
  left: LeftSpec,
  field: NonNullable<Spot['field']>,
  sources: readonly Source[],
): string | undefined => {
  if (typeof left === 'string') {
    const [source] = sources
    const isThere = source?.field === undefined || source.field.required || 'starts' in source.field || left === spec.given
    if (source && field.required && !('starts' in field) && !isThere && !source.spot?.states)
      return `it is required, and "${left}" may be empty`
    return source && whyUnlike(source, field)
  }
  if ('is' in left) return whyNotConstant(left.is, field)
  if (!isFreeText(field)) return 'words go to a text'
  const unsaid = sources.find((source) => !source.field || !isFreeText(source.field))
  return unsaid && `"${unsaid.name}" is no text`
}

const ensureClass = ({ add }: Leaving, spot: Spot, sources: readonly Source[], path: SpecPath): void => {
  for (const of of sources.flatMap(({ field }) => (field ? [classOf(field)] : [])))
    if (guarded.has(of) && spot.field && classOf(spot.field) !== of)
      add({
        code: 'left-class',
        path,
        message: `"${spot.path}" of ${spot.entity.entity} takes what is of class ${of} here: write class: '${of}' there.`,
      })
}

/** What whoever reads the field learns beyond what they may read. */
const isBeyond = ({ written }: Leaving, spot: Spot, sources: readonly Source[]): boolean => {
  const others = sources.flatMap((each) => (each.spot && each.spot.path !== 'id' ? [each.spot] : []))
  const { rules, own } = beyondReading({ written, ruleOf: makeRuleOf(written.named) }, spot, { here: [], others })
  return rules.length + own.length > 0
}

/** @returns whether it discloses something, which is not known where something else is wrong */
const ensureValue = (leaving: Leaving, name: string, left: LeftSpec): boolean => {
  const { add, at } = leaving
  const path = [...at.path, 'with', name]
  const spot = ensureTarget(leaving, name, path)
  const sources = sourcesOf(leaving, left, path)
  if (!spot?.field || !sources) return true
  const why = whyUnfit(at, left, spot.field, sources)
  if (why !== undefined) {
    add({ code: 'left-unlike', path, message: `"${name}" of ${spot.entity.entity}, of kind ${spot.field.kind}, cannot hold it: ${why}.` })
    return true
  }
  ensureClass(leaving, spot, sources, path)
  const beyond = isBeyond(leaving, spot, sources)
  if (beyond && at.spec.discloses === undefined)
    add({
      code: 'left-unread',
      path,
      message: `Whoever reads "${name}" of ${spot.entity.entity} need not be allowed to read where it is from: ask the same right there (read), or write discloses: 'what it tells'.`,
    })
  return beyond
}

/** Each value for itself, and whether any of them tells more than its readers may know. */
export const ensureLeft = (leaving: Leaving): void => {
  const { at, other, entity, add } = leaving
  const { with: left, given, discloses } = at.spec
  const told = Object.entries(left).map(([name, each]) => ensureValue(leaving, name, each))
  const source = given === undefined ? undefined : ensureSource(leaving, given, [...at.path, 'given'])
  const home = spotAt(other, 'id')
  const isTold = told.some(Boolean) || (home !== undefined && source !== undefined && isBeyond(leaving, home, [source]))
  if (discloses !== undefined && !isTold)
    add({
      code: 'discloses-nothing',
      path: [...at.path, 'discloses'],
      at: 'name',
      message: `Whoever reads a ${other.entity} may read all of the ${entity.entity} that it is given, so it tells nothing: take discloses out.`,
    })
}
