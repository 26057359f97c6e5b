// A subscription's answers. Written out by hand: an async function* cannot be ended while it waits, so a reader that left would never be forgotten.

/**
 * @param toAnswer how an event is told
 * @param onEnd called once, however it ends
 */
export const hearing = <E, A>(events: AsyncIterable<E>, toAnswer: (event: E) => A, onEnd: () => void): AsyncGenerator<A, void, void> => {
  const reading = events[Symbol.asyncIterator]()
  let ended = false
  const end = async (): Promise<IteratorResult<A, void>> => {
    if (!ended) {
      ended = true
      onEnd()
      await reading.return?.()
    }
    return { done: true, value: undefined }
  }
  return {
    next: async () => {
      const { done, value } = await reading.next()
      return done === true ? end() : { done: false, value: toAnswer(value) }
    },
    return: end,
    throw: async (error: unknown) => {
      await end()
      throw error
    },
    [Symbol.asyncIterator]() {
      return this
    },
  }
}
