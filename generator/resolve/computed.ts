// Derived values as they are meant: what the server computes each of, and who reads it. To compute from a field is to read it.
import type { Guard } from '../../language/access.ts'
import { computationKind } from '../../language/computed/index.ts'
import { isComputed } from '../../language/fields/derived.ts'
import type { ComputationModel, FieldModel, RelatedModel } from '../../language/model.ts'
import { guardOf } from '../../language/names.ts'
import { pathIn } from '../../language/paths.ts'
import type { Rule } from '../../language/requirement.ts'
import { under, type Written, type WrittenComputation, type WrittenEntity, type WrittenPart, type WrittenRequirement } from '../written.ts'
import { testsOf } from './conditions.ts'
import type { Context } from './context.ts'
import { doorsTo } from './doorsTo.ts'
import { allParts } from './entityNames.ts'
import { covers, everyRule } from './rules.ts'
import { spotAt, wayOf, type Spot } from './ways.ts'

type Related = Exclude<WrittenComputation, { readonly kind: 'path' }>

/** Paths of the related records that it goes by. */
export const pathsOf = (computes: Related): readonly string[] => [
  ...Object.keys(computes.whose ?? {}),
  ...Object.keys(computes.where ?? {}),
  ...(computationKind(computes).goesBy ?? []).flatMap((name) => (Reflect.get(computes, name) as string | undefined) ?? []),
]

/** Everything a value is computed of, as far as it is there: of the record itself, and of others. */
export const sourcesOf = (
  written: Written,
  entity: WrittenEntity,
  computes: WrittenComputation,
): { readonly here: readonly Spot[]; readonly others: readonly Spot[] } => {
  const spots = (of: WrittenEntity | undefined, paths: readonly string[]): readonly Spot[] =>
    of ? paths.flatMap((path) => spotAt(of, path) ?? []) : []
  if (computes.kind !== 'path')
    return {
      here: spots(entity, Object.values(computes.whose ?? {})),
      others: spots(under(written.entities, computes.of), ['id', ...pathsOf(computes)]),
    }
  const { via, end } = wayOf(written, entity, computes.path)
  const [first, ...more] = [...via.map(({ spot }) => spot), ...(end ? [end] : [])]
  return { here: [...spots(entity, Object.keys(computes.when ?? {})), ...(first ? [first] : [])], others: more }
}

/** What a field asks for itself, or its state. */
const askedBy = ({ part, field, states }: Spot): WrittenRequirement | undefined => field?.read ?? (states && part.lifecycle?.read)

const readOf = (spot: Spot, own: boolean): WrittenRequirement =>
  askedBy(spot) ?? (own ? (spot.part.ownRead ?? spot.part.read) : spot.part.read)

/** What reading it asks beyond what whoever reads the field meets: of everybody, and of whom the record is about. */
export interface Beyond {
  readonly rules: readonly Rule[]
  readonly own: readonly Rule[]
}

/** Of what one field says of others. */
export const beyondReading = (
  { written, ruleOf }: Pick<Context, 'written' | 'ruleOf'>,
  spot: Spot,
  { here, others }: { readonly here: readonly Spot[]; readonly others: readonly Spot[] },
): Beyond => {
  const { entity } = spot
  const isFree = spot.part === entity && askedBy(spot) === undefined
  // Every record shows its key. Of one part, and neither with a right of its own: who is shown the one may be shown the other.
  const beside = here.filter(
    (each) => each.path !== 'id' && (each.part !== spot.part || [each, spot].some((one) => askedBy(one) !== undefined)),
  )
  const missing = (own: boolean): readonly Rule[] => {
    const met = isFree ? [] : [ruleOf(readOf(spot, own))]
    const doors = [own ? (entity.ownRead ?? entity.read) : entity.read, ...doorsTo(written, entity)].map(ruleOf)
    const asked = [...beside.map((each) => readOf(each, own)), ...others.flatMap((each) => [each.entity.read, readOf(each, false)])]
    return asked.map(ruleOf).filter((rule) => !doors.every((door) => covers(everyRule([door, ...met]), rule)))
  }
  return { rules: missing(false), own: spot.part.ownRead !== undefined && askedBy(spot) === undefined ? missing(true) : [] }
}

/** @param path of the derived field */
export const beyondOf = (
  context: Pick<Context, 'written' | 'ruleOf'>,
  entity: WrittenEntity,
  path: string,
  computes: WrittenComputation,
): Beyond => {
  const spot = spotAt(entity, path)
  return spot ? beyondReading(context, spot, sourcesOf(context.written, entity, computes)) : { rules: [], own: [] }
}

/** Whoever may not read what it is computed of, may not read it, not even on one's own record, unless the spec says what it discloses. */
export const withComputed =
  (context: Context, entity: WrittenEntity, spec: WrittenPart | WrittenEntity, read: Guard) =>
  (field: FieldModel): FieldModel => {
    const said = under(spec.fields, field.name)
    if (!said || !isComputed(said) || !said.computes || said.discloses !== undefined) return field
    const { rules, own } = beyondOf(context, entity, field.path, said.computes)
    if (rules.length === 0 && own.length === 0) return field
    return { ...field, read: { rule: everyRule([(field.read ?? read).rule, ...rules]) }, guard: guardOf(field.path) }
  }

const relatedOf = ({ of, whose = {}, where = {} }: Related): RelatedModel => ({
  of,
  whose: Object.entries(whose).map(([path, is]) => ({ path, is })),
  where: testsOf(where),
})

const computationOf = (written: Written, entity: WrittenEntity, computes: WrittenComputation): ComputationModel => {
  if (computes.kind !== 'path') {
    const { whose: _whose, where: _where, ...rest } = computes
    return { ...rest, ...relatedOf(computes) }
  }
  const { via, end, piece } = wayOf(written, entity, computes.path)
  return {
    kind: 'path',
    via: via.map(({ path, to }) => ({ path, to })),
    path: end?.path ?? '',
    ...(piece === undefined ? {} : { piece }),
    when: testsOf(computes.when ?? {}),
  }
}

/** By entity and path. */
export const resolveComputations = ({ written }: Context): Readonly<Record<string, ComputationModel>> =>
  Object.fromEntries(
    Object.values(written.entities).flatMap((entity) =>
      allParts(entity).flatMap(({ part, spec }) =>
        Object.entries(spec.fields).flatMap(([name, field]) =>
          isComputed(field) && field.computes
            ? [[`${entity.entity}.${pathIn(part, name)}`, computationOf(written, entity, field.computes)] as const]
            : [],
        ),
      ),
    ),
  )
