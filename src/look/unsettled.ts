// What was typed and is not yet what it has to be: it is held and travels with a question mark behind, which no rule takes.

export const unsettled = (text: string): string => `${text.trim()}?`

/** The text, where that is what is held. */
export const unsettledText = (held: string | undefined): string | undefined => (held?.endsWith('?') ? held.slice(0, -1) : undefined)
