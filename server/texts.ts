// The engine's English messages for its own templates, beside the product's texts: what a client without the key shows, and what logs say.
import { wordsOf } from '../language/messages.ts'
import type { ServedProduct } from './servedProduct.ts'

const engine: Readonly<Record<string, string>> = {
  'errors.empty': 'Field is empty',
  'errors.required': '{0} is required',
  'errors.invalid': '{0} is not valid',
  'errors.atLeast': '{0} must be at least {1}',
  'errors.atMost': '{0} must be at most {1}',
  'errors.tooShort': '{0} must have at least {1} characters',
  'errors.tooLong': '{0} must have at most {1} characters',
  'errors.tooMany': '{0} takes at most {1}',
  'errors.number': '{0} must be a number',
  'errors.greaterThanZero': '{0} must be greater than 0',
  'errors.notZero': '{0} must not be 0',
  'errors.email': '{0} must be an e-mail address',
  'errors.url': '{0} must be an address on the web',
  'errors.phone': '{0} must be a telephone number',
  'errors.handle': '{0} must be an account name',
  'errors.taken': '{0} is already in use',
  'errors.gone': '{0} no longer exists',
  'errors.retired': '{0} can no longer be chosen',
  'errors.notOffered': '{0} is not for this role',
  'errors.record': 'The record',
  'refusals.notOffered': 'Not for this role',
  'refusals.empty': 'There is nothing to show',
  'refusals.state': 'Not possible in the state {0}',
  'refusals.tooLate': 'Only possible within {0} days',
  'refusals.inUse': 'It is still in use',
  'refusals.changed': 'It was changed meanwhile',
  'refusals.gone': 'It no longer exists',
  'reveal.reason': 'Reason',
  'ticks.repeat': 'The same was done within the last ten minutes; do it again',
}

/** A template with its parameters, in English. */
export const say = ({ texts }: Pick<ServedProduct, 'texts'>, template: string, params: readonly string[]): string => {
  const textOf = (key: string): string => texts[key] ?? engine[key] ?? key
  const words = wordsOf(params, textOf)
  return textOf(template).replace(/\{(\d+)\}/g, (whole, at: string) => words[Number(at)] ?? whole)
}
