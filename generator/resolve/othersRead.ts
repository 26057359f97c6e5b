// Who may read the records of another entity where they are shown: whoever may search it, or see one's own there.
import type { Guard } from '../../language/access.ts'
import type { Rule } from '../../language/requirement.ts'
import type { WrittenEntity } from '../written.ts'
import type { Context } from './context.ts'
import { guardFrom } from './rules.ts'

/** A list of records that are about people narrows itself to one's own where no more is allowed; the people themselves are nobody's own list. */
export const ownOfList = (context: Context, { own, ownRead }: WrittenEntity): Rule | undefined =>
  own === undefined || own === 'id' || ownRead === undefined ? undefined : context.ruleOf(ownRead)

export const othersRead = (context: Context, name: string): Guard => {
  const other = context.entity(name)
  return guardFrom(context.ruleOf(other.reads?.search?.needs ?? other.reads?.findAll?.needs ?? other.read), ownOfList(context, other))
}
