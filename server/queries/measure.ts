// Counts what a figure says that it counts: one statement each.
import type { RawBuilder } from 'kysely'
import { amountOf } from '../../language/fields/money.ts'
import { traitsOf } from '../../language/fields/index.ts'
import { figureKind } from '../../language/figures/index.ts'
import type { FigureModel, MeasureModel } from '../../language/model.ts'
import { requireNamed } from '../../language/named.ts'
import type { PartField } from '../../language/partFields.ts'
import type { Figure } from '../customs.ts'
import type { Reader } from '../reader.ts'
import { cardsOf } from './cards.ts'
import { fieldAt, measureSql, type Counted } from './measureSql.ts'

/** Columns of the statement; whole numbers as text. */
interface Row {
  readonly day?: string
  readonly key?: string | null
  readonly column?: string | null
  readonly value: string
  readonly before?: string
}

/** What the records that are keys are called. */
const titlesOf = async (
  reader: Reader,
  { counts, figure }: Counted,
  by: PartField,
  rows: readonly Row[],
): Promise<ReadonlyMap<string, string>> => {
  if (figureKind(figure).first === undefined || counts.by === undefined) return new Map()
  const entity = requireNamed(reader.product.entities, by.field.entity ?? '')
  const cards = await cardsOf(
    reader,
    entity,
    rows.flatMap(({ key }) => key ?? []),
    [],
  )
  return new Map([...cards].map(([id, { title }]) => [id, title]))
}

export const measure = async (
  reader: Reader,
  figure: FigureModel,
  counts: MeasureModel,
  asked: Pick<Counted, 'span' | 'id' | 'viewer'>,
): Promise<readonly Figure[]> => {
  const { product } = reader
  const counted: Counted = { ...asked, product, entity: requireNamed(product.entities, counts.of), counts, figure }
  const { rows } = await (measureSql(counted) as RawBuilder<Row>).execute(reader.db)
  const titles = counts.by === undefined ? undefined : await titlesOf(reader, counted, fieldAt(counted, counts.by), rows)
  const summed = counts.sums === undefined ? undefined : fieldAt(counted, counts.sums).field
  const currency = summed && traitsOf(summed).summed ? summed.currency : undefined
  const said = (value: string): string => (currency === undefined ? value : amountOf(value))
  return rows.map(({ day, key, column, value, before }) => ({
    name: column === undefined ? figure.name : `${figure.name}.${column ?? ''}`,
    ...(day === undefined ? {} : { day }),
    ...(key === undefined ? {} : { key, title: titles?.get(key ?? '') ?? null }),
    value: said(value),
    ...(before === undefined ? {} : { before: said(before) }),
    ...(currency === undefined ? {} : { currency }),
  }))
}
