// The address of one record's screen.

/** /profile/:userId and 42 -> /profile/42; further parameters are not filled. */
export const addressOf = (path: string, id: string): string => path.replace(/:[A-Za-z]+/, encodeURIComponent(id))
