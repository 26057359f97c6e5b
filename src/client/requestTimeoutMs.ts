/** A request that nobody answers would be waited for without end. */
export const requestTimeoutMs = 20_000
