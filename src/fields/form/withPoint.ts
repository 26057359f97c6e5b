// Decimals are typed with a comma or a point; on the wire they have a point.

/** 12,5 -> 12.5 */
export const withPoint = (typed: string): string => typed.replace(',', '.')
