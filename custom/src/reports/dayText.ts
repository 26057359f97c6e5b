// A day or a month of a report in words: 2026-11-21 -> 11/21/2026, 2026-11 -> 11/2026.
import { date } from '../../../language/fields/date.ts'

export const dayText = (day: string): string => (day.length === 7 ? `${day.slice(5)}/${day.slice(0, 4)}` : date.text(day))
