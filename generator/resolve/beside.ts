// What belongs to an opened record, beneath its facts.
import type { BesideModel } from '../../language/model.ts'
import type { WrittenList } from '../written.ts'
import type { Context } from './context.ts'
import { othersRead } from './othersRead.ts'

/** keys: where the entity's texts stand. */
export const besideOf = (context: Context, keys: string, beside: NonNullable<WrittenList['beside']>): readonly BesideModel[] =>
  Object.entries(beside).map(([name, { label, entity, by, is, columns }]) => ({
    name,
    label: context.say(`${keys}.beside.${name}`, label),
    entity,
    by,
    ...(is === undefined ? {} : { is }),
    ...(columns ? { columns } : {}),
    guard: othersRead(context, entity),
  }))
