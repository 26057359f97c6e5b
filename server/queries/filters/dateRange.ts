// From one day to another.
import { range } from './range.ts'

export const dateRange = range((_field, value) =>
  typeof value === 'string' && /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined,
)
