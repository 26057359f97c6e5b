// What was typed as the reason of a change stands in the audit (language/kept.ts) and often in the record, too: then it is for those who may read it there.
import { decide, type Guard, type Viewer } from '../../language/access.ts'
import { entityOfKept, kept } from '../../language/kept.ts'
import type { EntityModel } from '../../language/model.ts'
import { named } from '../../language/named.ts'
import { ownPart } from '../../language/partFields.ts'
import { pathIn } from '../../language/paths.ts'
import { remember } from '../../language/remember.ts'
import type { ProductModel } from '../ProductModel.ts'
import type { Answer } from './selectPaths.ts'

const [reason, operation] = ['reason', 'operation'] as const satisfies readonly (keyof typeof kept.audit.fields)[]

/** How the audit calls that something waits for approval: its reason is kept with what waits. */
export const awaited = 'awaitApproval'

const isAudit = (entity: EntityModel): boolean => ownPart(entity).table === kept.audit.table

/** The operation of a line says where its reason is kept, so it is read along with it. */
export const withOperation = (entity: EntityModel, paths: ReadonlySet<string>): ReadonlySet<string> =>
  isAudit(entity) && paths.has(reason) ? new Set([...paths, operation]) : paths

/** What reading the reason asks where the record keeps it; none where nothing does but the audit. Several actions may share one name on the wire. */
const guardsOf = remember(({ entities }: Pick<ProductModel, 'entities'>): ReadonlyMap<string, readonly Guard[]> => {
  const guards = new Map<string, Guard[]>()
  for (const { actions, parts } of entities)
    for (const action of actions)
      for (const part of parts) {
        const field = named(part.fields, reason)
        const typed = part.name === action.part || action.inputs.includes(pathIn(part.name, reason))
        if (field && typed) guards.set(action.operation, [...(guards.get(action.operation) ?? []), field.read ?? part.read])
      }
  const waiting = entityOfKept(entities, 'approvals')
  if (waiting) guards.set(awaited, [named(ownPart(waiting).fields, reason)?.read ?? ownPart(waiting).read])
  return guards
})

export const narrowReasons = (product: ProductModel, viewer: Viewer, entity: EntityModel, answers: readonly Answer[]): void => {
  if (!isAudit(entity)) return
  for (const answer of answers) {
    const guards = guardsOf(product).get(String(answer[operation])) ?? []
    if (guards.some((guard) => !decide(viewer, guard).allowed)) answer[reason] = null
  }
}
