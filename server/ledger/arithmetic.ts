// Exact arithmetic of shares and rates in whole numbers: no binary float, rounding half away from zero.

/** a / b, rounded half away from zero. b must be positive (RangeError). */
export const divideRounded = (a: bigint, b: bigint): bigint => {
  if (b <= 0n) throw new RangeError('the divisor must be positive')
  const size = a < 0n ? -a : a
  const rounded = (size * 2n + b) / (b * 2n)
  return a < 0n ? -rounded : rounded
}

/** '5.25' with 2 digits -> 525n. Throws RangeError where the text is no decimal of at most so many digits after the point. */
export const scaled = (text: string, digits: number): bigint => {
  const found = /^([-+]?)(\d{1,18})(?:[.,](\d+))?$/.exec(text.trim())
  const after = (found?.[3] ?? '').replace(/0+$/, '')
  if (!found || after.length > digits) throw new RangeError(`not a decimal of ${digits} digits: ${text.slice(0, 40)}`)
  const value = BigInt(found[2] ?? '0') * 10n ** BigInt(digits) + BigInt(after.padEnd(digits, '0') || '0')
  return found[1] === '-' ? -value : value
}

/** So many percent of an amount; percent is a decimal text with at most two digits. */
export const percentOf = (amount: bigint, percent: string): bigint => divideRounded(amount * scaled(percent, 2), 10_000n)

/** What falls on a part when `done` of the whole is done: part x done / whole. The whole must be positive. */
export const proportion = (part: bigint, done: bigint, whole: bigint): bigint => divideRounded(part * done, whole)

/**
 * An amount of hundredths at a rate (decimal text, up to six digits), rounded to a currency's decimals (0 to 2) and given in hundredths again.
 */
export const converted = (minor: bigint, rate: string, decimals: number): bigint => {
  const unit = 10n ** BigInt(2 - decimals)
  return divideRounded(minor * scaled(rate, 6), 1_000_000n * unit) * unit
}
