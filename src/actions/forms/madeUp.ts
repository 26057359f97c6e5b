// A secret made up by chance, of letters and digits that are not mistaken for one another.

const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** 18 characters, about 104 bits. */
export const madeUp = (length = 18): string => {
  let made = ''
  while (made.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      // Bytes beyond the last whole round would make the first letters likelier.
      if (byte < Math.floor(256 / letters.length) * letters.length && made.length < length) made += letters[byte % letters.length] ?? ''
    }
  }
  return made
}
