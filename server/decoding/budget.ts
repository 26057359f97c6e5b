// What drawing a picture takes, by its head: measured bytes a pixel of its sort. What is over the budget is never decoded: 1,460 bytes may claim 500 MB.

/** Pixels of a picture at most: more is no photo but an attack. */
const maxPixels = 100_000_000
const mebibyteBytes = 1_048_576
/** Memory that drawing one picture may take. */
export const mostMemory = 256 * mebibyteBytes

/** Bytes a pixel, as measured: the whole of it is held where it cannot be read line by line. */
const heldBy = { line: 2, whole: 4, avif: 20 } as const

/** Pictures that the image library can read; others are kept and offered for download. */
const sorts: Readonly<Record<string, (progressive: boolean) => keyof typeof heldBy>> = {
  'image/jpeg': (progressive) => (progressive ? 'whole' : 'line'),
  'image/png': (progressive) => (progressive ? 'whole' : 'line'),
  'image/apng': () => 'whole',
  'image/webp': () => 'whole',
  'image/avif': () => 'avif',
}

export const isDrawn = (contentType: string): boolean => Object.hasOwn(sorts, contentType)

/** Pixels that a picture of this sort may have, of a memory of so many bytes. */
export const pixelsWithin = (memory: number, contentType: string, progressive: boolean): number => {
  const sort = sorts[contentType]
  return sort ? Math.min(maxPixels, Math.floor(memory / heldBy[sort(progressive)])) : 0
}
