// What the table of a part is called in every query.
import type { PartModel } from '../../language/model.ts'

/** o for the entity's own table, p_review for that of its part review. */
export const aliasOf = (part: PartModel): string => (part.name === '' ? 'o' : `p_${part.name}`)
