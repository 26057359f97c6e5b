// A promise that React's use() reads at once when it has settled already, instead of suspending to find that out.

/** Marks it as React marks the promises it has seen. */
export const readable = <T>(coming: Promise<T>): Promise<T> => {
  coming.then(
    (value) => Object.assign(coming, { status: 'fulfilled', value }),
    (reason: unknown) => Object.assign(coming, { status: 'rejected', reason }),
  )
  return coming
}
