// A refusal as it is stored under its operation key, and back: whoever asks exactly the same again is told the same.
import { InvalidInput, type InputError } from './InvalidInput.ts'
import { NotOneself } from './NotOneself.ts'
import { Refusal } from './Refusal.ts'

export type StoredRefusal = Pick<Refusal, 'rule' | 'template' | 'params' | 'ticks'> | { readonly errors: readonly InputError[] }

/** @returns undefined for what is no refusal of the input or of a rule, and for who one is, of which no digest knows: that is never stored */
export const refusalToStore = (error: unknown): StoredRefusal | undefined => {
  if (error instanceof NotOneself) return undefined
  if (error instanceof InvalidInput) return { errors: error.errors }
  if (!(error instanceof Refusal)) return undefined
  const { rule, template, params, ticks } = error
  return { rule, template, params, ticks }
}

export const refusalAsError = (stored: StoredRefusal): Refusal | InvalidInput =>
  'errors' in stored ? new InvalidInput(stored.errors) : new Refusal(stored.rule, stored.template, stored.params, stored.ticks)
