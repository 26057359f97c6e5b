// How a title is written in an address (domain 10.6).

/** Every character outside A-Z, a-z, 0-9 and underscore becomes one underscore; in lower case. "Pop & Rock" -> pop___rock */
export const slugOf = (title: string): string => title.replace(/[^A-Za-z0-9_]/gu, '_').toLowerCase()
