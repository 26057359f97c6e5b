// What a list shows as columns of a sheet: amounts and numbers to reckon with, times in a named zone, all else in its words.
import { changeWords } from '../../language/changeWords.ts'
import type { ValueChanges } from '../../language/fields/changes.ts'
import { traitsOf } from '../../language/fields/index.ts'
import type { TextContext } from '../../language/fields/kind.ts'
import type { Money } from '../../language/fields/money.ts'
import { writtenMoment } from '../../language/fields/writtenDate.ts'
import type { EntityModel, FieldModel } from '../../language/model.ts'
import { named } from '../../language/named.ts'
import { partFieldAt } from '../../language/partFields.ts'
import type { ProductModel } from '../ProductModel.ts'
import { sqlOf, type Answer } from '../queries/selectPaths.ts'

/** Days and moments (of the zone) are texts: 2026-11-21, 2026-11-21 14:02. That reads alike in every spreadsheet, whatever its language. */
export type SheetCell = string | number | null

export interface SheetColumn {
  readonly header: string
  readonly holds: 'text' | 'number' | 'day' | 'moment'
  /** Digits after the point that each of its numbers has. */
  readonly decimals?: number
  readonly cellOf: (answer: Answer) => SheetCell
}

const sortableDate = 'YYYY-MM-DD'
/** A spreadsheet's numbers are exact so far. */
const maxDigits = 15

const exactly = (written: string): string | number => (written.replace(/\D/g, '').length > maxDigits ? written : Number(written))

const amounts = (header: string, path: string, field: FieldModel, context: TextContext): readonly SheetColumn[] => {
  const { currency = '', decimals = 0 } = traitsOf(field).number?.(field) ?? {}
  const moneyIn = (answer: Answer): Money | null => (answer[path] ?? null) as Money | null
  const fixed = currency === '' ? '' : ` (${context.lookup('currencySuffix', currency) ?? currency})`
  const amount: SheetColumn = {
    header: `${header}${fixed}`,
    holds: 'number',
    decimals,
    cellOf: (answer) => {
      const money = moneyIn(answer)
      return money && exactly(money.amount)
    },
  }
  const code: SheetColumn = {
    header: `${header}: ${context.t('words.currency')}`,
    holds: 'text',
    cellOf: (answer) => moneyIn(answer)?.currency ?? null,
  }
  return fixed === '' ? [amount, code] : [amount]
}

const changedField = ({ entities }: ProductModel, { entity }: ValueChanges, path: string): FieldModel | undefined => {
  const changed = named(entities, entity)
  return changed && partFieldAt(changed, path)?.field
}

/** A list may call a column otherwise than its field. */
const labelAt = ({ list }: EntityModel, path: string): string | undefined => list?.columns.find(({ field }) => field === path)?.label

const columnsOf = (product: ProductModel, entity: EntityModel, path: string, context: TextContext): readonly SheetColumn[] => {
  const field = partFieldAt(entity, path)?.field
  const header = context.t(labelAt(entity, path) ?? field?.label ?? 'words.id')
  if (!field) return [{ header, holds: 'text', cellOf: (answer) => String(answer[path]) }]
  const traits = traitsOf(field)
  /** Only asked where there is a value. */
  const held = (write: (value: unknown) => SheetCell): SheetColumn['cellOf'] => {
    return (answer) => {
      const value = answer[path] ?? null
      return value === null ? null : write(value)
    }
  }
  const [sql] = sqlOf(field)
  if (sql === 'timestamptz') {
    const cellOf = held((value) => writtenMoment(String(value), context.zone, sortableDate))
    return [{ header: `${header} (${context.zone})`, holds: 'moment', cellOf }]
  }
  if (sql === 'date') return [{ header, holds: 'day', cellOf: held(String) }]
  const number = traits.perCurrency ? undefined : traits.number?.(field)
  if (number?.currency !== undefined) return amounts(header, path, field, context)
  if (number) {
    const unit = number.unit === undefined || header.endsWith(number.unit) ? '' : ` (${number.unit})`
    return [{ header: `${header}${unit}`, holds: 'number', cellOf: held((value) => exactly(String(value))) }]
  }
  const words = traits.holdsOthers
    ? (value: unknown): string => changeWords(value as ValueChanges, (at) => changedField(product, value as ValueChanges, at), context)
    : (value: unknown): string => traits.text(value, field, context)
  return [{ header, holds: 'text', cellOf: held(words) }]
}

/** @param paths of what is shown, each once */
export const sheetColumns = (
  product: ProductModel,
  entity: EntityModel,
  paths: readonly string[],
  context: TextContext,
): readonly SheetColumn[] => paths.flatMap((path) => columnsOf(product, entity, path, context))
