// A promise that React's use() reads at once when it has settled already, instead of suspending to find that out.

/** Marks it as React marks the promises it has seen. */
export const readable = <T>(coming: Promise<T>): Promise<T> => {
  coming.then(
    (value) => void Object.assign(coming, { status: 'fulfilled', value }),
    // Not answered: that would be a rejection which nobody hears.
    (reason: unknown) => void Object.assign(coming, { status: 'rejected', reason }),
  )
  return coming
}
