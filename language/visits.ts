// Visited and kept records: what server and browser agree on.

/** Of those that only stood open, the last so many are known. */
export const maxRecent = 30
/** So many one may keep. */
export const maxKept = 50
