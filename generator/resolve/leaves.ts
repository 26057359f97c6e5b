// What actions leave behind, as the server makes it: by entity and path of the action. Its texts are said by the server alone.
import { tieOf, type LeavesModel, type LeftModel, type LeftSpec } from '../../language/leaves.ts'
import { leavesIn, type LeavesAt } from '../checks/walk.ts'
import type { WrittenLeaves } from '../written.ts'
import type { Context } from './context.ts'
import { wireOf } from './entityNames.ts'
import { numbered } from './templates.ts'

const leftOf = ({ say }: Context, key: string, field: string, left: LeftSpec): LeftModel => {
  if (typeof left === 'string') return { field, from: left }
  if ('is' in left) return { field, is: left.is }
  const { text, params } = numbered(left.says)
  return { field, says: say(`${key}.${field}`, text), params }
}

const keepOf = ({ keep, with: left }: WrittenLeaves): Pick<LeavesModel, 'keep'> => {
  const by = tieOf(left)
  return keep === undefined || by === undefined ? {} : { keep: { last: keep, by } }
}

const leavesOf = (context: Context, keys: string, { spec, path }: LeavesAt): LeavesModel => ({
  entity: spec.entity,
  values: Object.entries(spec.with).map(([field, left]) => leftOf(context, `${keys}.${String(path.at(-1))}`, field, left)),
  sets: Object.entries(spec.sets ?? {}).map(([field, to]) => ({ field, to })),
  ...(spec.before ? { before: true as const } : {}),
  ...(spec.given === undefined ? {} : { given: spec.given }),
  ...keepOf(spec),
})

export const resolveLeaves = (context: Context): Readonly<Record<string, readonly LeavesModel[]>> => {
  const found: Record<string, readonly LeavesModel[]> = {}
  for (const [name, spec] of Object.entries(context.written.entities))
    for (const at of leavesIn({ spec, path: ['entities', name] })) {
      const action = `${name}.${at.by}`
      found[action] = [...(found[action] ?? []), leavesOf(context, `leaves.${wireOf(spec)}.${at.by}`, at)]
    }
  return found
}
