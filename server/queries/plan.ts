// A query that is compiled once for its shape: values have slots that each run fills.
import { sql, type RawBuilder } from 'kysely'
import type { Db, Row } from '../db/database.ts'
import type { Reader } from '../reader.ts'
import { remember } from '../../language/remember.ts'

/** Stands for a value that each run brings. */
class Slot {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

export type Fragment = RawBuilder<unknown>
export type Values = Readonly<Record<string, unknown>>

/** A parameter filled at each run. */
export const slot = (name: string): Fragment => sql`${new Slot(name)}`

export interface Plan {
  readonly text: string
  readonly parameters: readonly unknown[]
}

export const planOf = (query: Fragment, db: Db): Plan => {
  const { sql: text, parameters } = query.compile(db)
  return { text, parameters }
}

const bind = ({ parameters }: Plan, values: Values): readonly unknown[] =>
  parameters.map((each) => (each instanceof Slot ? values[each.name] : each))

export const run = (reader: Reader, plan: Plan, values: Values): Promise<readonly Row[]> => reader.rows(plan.text, bind(plan, values))

const maxPlans = 5_000
const madeFor = remember((_product: Reader['product']) => new Map<string, unknown>())

/** What is made once for a shape of a product. The shape says everything that makes a difference. */
export const keptFor = <Made>({ product }: Pick<Reader, 'product'>, shape: string, make: () => Made): Made => {
  const known = madeFor(product)
  const found = known.get(shape)
  if (found !== undefined) return found as Made
  if (known.size >= maxPlans) known.clear()
  const made = make()
  known.set(shape, made)
  return made
}

/** The plan of a shape, made at its first use. */
export const planFor = (reader: Reader, shape: string, make: () => Fragment): Plan =>
  keptFor(reader, shape, () => planOf(make(), reader.db))
