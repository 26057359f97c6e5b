// Why somebody wants to see what is masked, as they typed it.
import { mask } from '../../language/fields/masked.ts'
import { InvalidInput } from './InvalidInput.ts'

const maxReasonLength = 500

const broken = (code: string, template: string, params: readonly string[]): InvalidInput =>
  new InvalidInput([{ field: 'reason', code, template, params }])

/** @throws InvalidInput for one that is empty or too long */
export const reasonIn = (given: unknown): string => {
  const reason = String(given).trim()
  if (reason === '') throw broken('required', 'errors.empty', [])
  if (reason.length > maxReasonLength) throw broken('maxLength', 'errors.tooLong', ['@reveal.reason', String(maxReasonLength)])
  return reason
}

/** Whoever types the value into the reason shall not put it into the audit. What a value ends with is no pattern of replacement ($&). */
export const withoutValue = (reason: string, value: string, shows = 0): string => reason.replaceAll(value, () => mask(value, shows))
