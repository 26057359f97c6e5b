// How a text is written as a description in SDL.
export const description = (text: string | undefined): string => (text === undefined ? '' : `${JSON.stringify(text)}\n`)
