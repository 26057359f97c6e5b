// What time it is by the server: a computer's own clock may be wrong by minutes or days, and nobody notices but whom it keeps from working.

/** When this page's `performance.now()` was zero, milliseconds since 1970; by this computer's clock until a server has told its own. */
let origin = Date.now() - performance.now()

/**
 * @param time milliseconds since 1970, as a server said; an older one says none
 * @param at when it was heard, as `performance.now()` says it
 */
export const hearTime = (time: unknown, at = performance.now()): void => {
  if (typeof time === 'number') origin = time - at
}

/** Milliseconds since 1970. */
export const serverNow = (): number => Math.round(origin + performance.now())
