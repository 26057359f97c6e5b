// Who may hear of a part: who may read it, and whoever a screen's right lets read the records themselves. What changed is never said.
import type { Guard } from '../../language/access.ts'
import { remember } from '../../language/remember.ts'
import type { ProductModel } from '../ProductModel.ts'

export type Heard = Pick<ProductModel, 'entities' | 'operations'>

const lists: ReadonlySet<string> = new Set(['search', 'findAll', 'findById', 'get'])

const guardsOf = remember(
  ({ entities, operations }: Heard): ReadonlyMap<string, Guard> =>
    new Map(
      entities.flatMap(({ name, parts }) =>
        parts.map((part) => {
          const reads = operations.filter((each) => each.entity === name && each.part === part.name && lists.has(each.does))
          const also = reads.flatMap((each) => each.also.map(({ rule }) => rule))
          return [`${name}/${part.name}`, { ...part.read, rule: { anyOf: [part.read.rule, ...also] } }] as const
        }),
      ),
    ),
)

/** @param part '' = the entity's own; undefined where there is none of these names */
export const hearingGuard = (product: Heard, entity: string, part = ''): Guard | undefined => guardsOf(product).get(`${entity}/${part}`)
