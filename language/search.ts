// The search over everything: what server and browser agree on.

/** Records of one entity that are told at most. Where it is as many there may be more. */
export const maxHits = 5
