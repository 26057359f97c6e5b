// A day or a month of a report in words, by the product's date format: 2026-11-21 -> 11/21/2026, 2026-11 -> 11/2026.
import { app } from '#generated/app.ts'
import { writtenDate, writtenMonth } from '../../../language/fields/writtenDate.ts'

export const dayText = (day: string): string => (day.length === 7 ? writtenMonth : writtenDate)(day, app.dateFormat)
