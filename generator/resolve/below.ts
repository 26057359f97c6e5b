// What belongs to an opened record, beneath its facts.
import type { BelowModel } from '../../language/model.ts'
import type { WrittenList } from '../written.ts'
import type { Context } from './context.ts'
import { othersRead } from './othersRead.ts'

/** keys: where the entity's texts stand. */
export const belowOf = (context: Context, keys: string, below: NonNullable<WrittenList['below']>): readonly BelowModel[] =>
  Object.entries(below).map(([name, { label, entity, by, is, columns, said, answers }]) => ({
    name,
    label: context.say(`${keys}.below.${name}`, label),
    entity,
    by,
    ...(is === undefined ? {} : { is }),
    ...(columns ? { columns } : {}),
    ...(said ? { said } : {}),
    ...(answers === undefined ? {} : { answers }),
    guard: othersRead(context, entity),
  }))
