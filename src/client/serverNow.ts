// What time it is by the server: a computer's own clock may be wrong by minutes or days, and nobody notices but whom it keeps from working.
let told: { readonly time: number; readonly at: number } | undefined

/** @param time milliseconds since 1970, as a server has just said; whatever else it says is no time */
export const hearTime = (time: unknown): void => {
  if (typeof time === 'number' && Number.isSafeInteger(time)) told = { time, at: performance.now() }
}

/** Milliseconds since 1970; by this computer's clock until a server has told its own. */
export const serverNow = (): number => (told ? Math.round(told.time + performance.now() - told.at) : Date.now())
