// Every list of the product, and the operations it asks: taken from the generated tables, so that a new list is examined by itself.
import { allEntities } from '#generated/entities/all.ts'
import { listsOf } from '../../../language/lists.ts'
import type { EntityModel, ScreenModel } from '../../../language/model.ts'
import { stops } from '../tour/Stop.ts'

export interface Listing {
  readonly screen: ScreenModel
  /** Somebody who may open it. */
  readonly who: string
  /** Whose records it lists. */
  readonly entity: EntityModel
  /** Names of its operations. */
  readonly operations: {
    /** Of the list as it stands, and in each view that is a queue of its own. */
    readonly lists: readonly string[]
    readonly rows: readonly string[]
    readonly sums: string | undefined
    readonly counts: string | undefined
  }
}

const entities: readonly EntityModel[] = allEntities
const named = (name: string | undefined): EntityModel | undefined => entities.find((each) => each.name === name)

/** A list is a screen of its own, or one of a record's with the records that refer to it. */
const listedOn = (screen: ScreenModel): EntityModel | undefined => {
  if (screen.kind === 'list' || screen.kind === 'queue') return named(screen.entity)
  const sections = (named(screen.entity)?.details ?? []).flatMap((detail) => detail.sections)
  const section = sections.find((each) => each.kind === 'related' && each.screen === screen.name)
  return section?.kind === 'related' ? named(section.entity) : undefined
}

export const listings: readonly Listing[] = stops
  .filter(({ opens, screen }, at) => opens && stops.findIndex((other) => other.opens && other.screen === screen) === at)
  .flatMap(({ screen, who }): readonly Listing[] => {
    const entity = listedOn(screen)
    if (!entity?.list) return []
    const { list, stats } = entity
    const all = listsOf(entity).map(([, each]) => each)
    return [
      {
        screen,
        who,
        entity,
        operations: {
          lists: all.map(({ document }) => document),
          rows: all.map(({ rowDocument }) => rowDocument),
          sums: list.sums?.document,
          counts: stats?.document,
        },
      },
    ]
  })
