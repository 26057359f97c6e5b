// Leaves out what is empty, as the server does before it validates: empty text, empty lists, money without an amount.
import type { Values } from './FormContext.ts'

const isFilled = (value: unknown): boolean => {
  if (value === undefined || value === null || value === '') return false
  if (Array.isArray(value)) return value.length > 0
  if (typeof value !== 'object') return true
  return !('amount' in value) || isFilled((value as { readonly amount: unknown }).amount)
}

export const filled = (values: Values): Values => Object.fromEntries(Object.entries(values).filter(([, value]) => isFilled(value)))
