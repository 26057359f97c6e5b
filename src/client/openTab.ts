// Which tab of a screen its address names.

/** The name of it in an address: ?tab=money. */
export const tabParam = 'tab'

/** Null = the first one. */
export const tabIn = (search: string | URLSearchParams): string | null => new URLSearchParams(search).get(tabParam)
