// How many records there may be, as the server counts them.
import type { AtMostModel, AtMostSpec } from '../../language/atMost.ts'
import { testsOf } from './conditions.ts'
import type { Context } from './context.ts'
import { numbered } from './templates.ts'

export const resolveAtMost = (
  context: Context,
  keys: string,
  specs: Readonly<Record<string, AtMostSpec<string>>>,
): readonly AtMostModel[] =>
  Object.entries(specs).map(([name, { records, alike = [], where = {}, says }]) => ({
    name,
    records,
    alike,
    where: testsOf(where),
    says: context.say(`${keys}.${name}`, numbered(says).text),
  }))
