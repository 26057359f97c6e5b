// What time it is by the server: a computer's own clock may be wrong by minutes or days, and nobody notices but whom it keeps from working.

/** When this page's `performance.now()` was zero, milliseconds since 1970; by this computer's clock until a server has told its own. */
let origin = performance.timeOrigin

/** @param time milliseconds since 1970, as a server has just said; an older one says none */
export const hearTime = (time: unknown): void => {
  if (typeof time === 'number') origin = time - performance.now()
}

/** Milliseconds since 1970. */
export const serverNow = (): number => Math.round(origin + performance.now())
