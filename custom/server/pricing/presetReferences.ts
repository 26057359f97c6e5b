// Where presets of prices are chosen: every reference to one of posts and creators in the model, so that a new place to choose from needs no line here.
import { refersToOne } from '../../../language/fields/index.ts'
import { allEntities } from '#generated/entities/all.ts'
import { requireNamed } from '../../../language/named.ts'
import type { ChangeOf, EntityName } from '../store.ts'

type Levels = keyof ChangeOf<'User.subscriptionLevels'>
const switches: ReadonlyMap<string, Levels> = new Map<Levels, Levels>([
  ['contentPackage', 'contentEnabled'],
  ['proPackage', 'proEnabled'],
  ['ultimatePackage', 'ultimateEnabled'],
])

/** Part '' is the entity's own; enabled the switch of the level that is sold at it. */
const referencesOf = (name: EntityName) =>
  requireNamed(allEntities, name).parts.flatMap((part) =>
    part.fields.flatMap((field) => {
      const [column] = field.columns
      if (!refersToOne(field) || field.entity !== 'PaymentPackage' || !column) return []
      const at = { entity: name, part: part.name, table: part.table, field: field.name, column: column.name }
      return [{ ...at, enabled: switches.get(field.name) }]
    }),
  )

/** Posts, and sets that were sent with messages. */
export const presetsOfSets = referencesOf('ContentSet')
/** What creators choose for themselves. A subscription keeps the price that was agreed: it refers to a preset, and does not use it any more. */
export const presetsOfCreators = referencesOf('User')

export type PresetReference = (typeof presetsOfCreators)[number]
