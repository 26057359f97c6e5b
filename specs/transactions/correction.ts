// What a correction asks, on a profile as in the list of transactions (domain 6.4).
import { credits } from '../app.ts'

export const correction = {
  /** Minus removes credits. */
  amount: { kind: 'money', label: 'Amount', currency: credits, required: true, signed: true, nonZero: true, min: -100_000, max: 100_000 },
  /** The user sees it as the reason; internal remarks belong in user notes. */
  comment: { kind: 'longText', label: 'Comment', required: true, max: 500 },
} as const
