// What an operation counts by: the entity's own counts, or one of its further ones.
import type { EntityModel, OperationModel, StatsModel } from '../../language/model.ts'

export const statsOf = ({ stats, furtherStats = [] }: EntityModel, { name }: Pick<OperationModel, 'name'>): StatsModel | undefined =>
  [...(stats ? [stats] : []), ...furtherStats].find(({ operation }) => operation === name)
